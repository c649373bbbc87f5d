// Comforts of every page. Everything works without them.
"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const say = (words) => {
    const live = document.getElementById("live");
    if (live) live.textContent = words;
  };

  // Buttons that copy a link appear only where copying works.
  const prepareCopying = (root) => {
    for (const button of all("button[data-copy]", root)) button.hidden = !navigator.clipboard;
  };
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button[data-copy]");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = button.dataset.done;
      say(button.dataset.done);
    } catch {
      button.closest(".shown-link")?.querySelector("[data-select]")?.select();
    }
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.("[data-select]")) event.target.select();
  });

  // A form that sets something up is sent once, however often it is clicked.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-once]")) return;
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  });
  addEventListener("pageshow", () => {
    for (const form of all("form[data-once]")) delete form.dataset.sent;
  });

  // The name of somebody at this screen is asked only where somebody is.
  const showNames = () => {
    for (const row of all("[data-seat-row]")) {
      const who = row.querySelector("select").value;
      for (const field of all("[data-only]", row)) field.hidden = field.dataset.only !== who;
    }
  };
  document.addEventListener("change", (event) => {
    if (event.target.closest("[data-seat-row]")) showNames();
  });

  // The rules: what is typed filters at once.
  const fold = (text) =>
    text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[’]/g, "'");
  const filter = (field) => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const section of all("[data-rule-section]")) {
      const head = fold(section.firstElementChild.textContent);
      let any = false;
      for (const rule of all("[data-rule]", section)) {
        const own = head + " " + fold(rule.textContent);
        rule.hidden = !words.every((word) => own.includes(word));
        if (!rule.hidden) any = true;
        // Of a table only the rows that fit.
        const rows = all("tbody tr", rule);
        const fits = (row) => words.every((word) => (head + " " + fold(row.textContent)).includes(word));
        const some = rows.some(fits);
        for (const row of rows) row.hidden = some && !fits(row);
      }
      section.hidden = words.length > 0 && !any && !words.every((word) => head.includes(word));
      if (!section.hidden) shown += 1;
    }
    const status = document.querySelector("[data-filter-status]");
    if (status) status.textContent = shown ? "" : status.dataset.none;
  };
  document.addEventListener("input", (event) => {
    if (event.target.matches("[data-filter]")) filter(event.target);
  });

  // What a control of the lobby is for, whatever the number of the table.
  const signature = (element) =>
    [element.tagName, element.form?.getAttribute("action"), element.form?.elements.seat?.value,
      element.name, element.dataset.copy].join(" ");

  // The lobby follows the table: who has come or left, and when it can start.
  const watchLobby = () => {
    const place = document.getElementById("lobby").dataset.lobby;
    const stream = new EventSource(place.replace(/\/lobby$/, "/events"));
    stream.onmessage = refreshLobby;
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      // The server has refused: a look finds out why.
      refreshLobby();
      setTimeout(watchLobby, 3000);
    };
  };
  const refreshLobby = async () => {
    const place = document.getElementById("lobby").dataset.lobby;
    try {
      const answer = await fetch(place, { headers: { Accept: "text/html" } });
      if (answer.status === 204) return begin(place.replace(/\/lobby$/, ""));
      // The table was removed, or this seat given away: its page says so.
      if ([403, 404].includes(answer.status)) return location.reload();
      if (answer.ok) showLobby(await answer.text());
    } catch {
      // The stream comes back with the server and sends the number again.
    }
  };
  // Whoever waits in another tab is called there.
  const begin = (table) => {
    try { sessionStorage.setItem("patolli-begun", table); } catch { /* private window */ }
    location.assign(table);
  };
  const showLobby = (html) => {
    const lobby = document.getElementById("lobby");
    const fresh = new DOMParser().parseFromString(html, "text/html");
    const next = fresh.getElementById("lobby");
    if (!next || next.dataset.number === lobby.dataset.number) return;
    const focused = lobby.contains(document.activeElement) ? signature(document.activeElement) : "";
    const word = lobby.querySelector("input[name=word]")?.value ?? "";
    lobby.replaceWith(next);
    prepareCopying(next);
    // What was half typed and where the keyboard was stay as they were.
    const field = next.querySelector("input[name=word]");
    if (field) field.value = word;
    if (focused) all("a, button, input", next).find((element) => signature(element) === focused)?.focus();
    say(next.querySelector("[role=status]")?.textContent ?? "");
  };

  prepareCopying(document);
  showNames();
  if (document.getElementById("lobby")) watchLobby();
})();
