// The table page. The server sends finished pictures for one observer; this script fetches them when
// something happened, sends what is chosen, and makes both comfortable. It knows no rules. Without it
// every form and link still works.
(() => {
  'use strict';
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const table = () => document.getElementById('table');
  if (!table() || !window.Idiomorph) return;
  // Idiomorph would use it where there is one, and then Chromium 156 breaks down with the whole page
  // when marks change places in a table. Without it nodes move in the way that is as old as pages.
  Element.prototype.moveBefore = undefined;
  const base = `/match/${table().dataset.match}`;
  const words = document.getElementById('table-texts').dataset;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const inReplay = () => table().dataset.replay !== undefined;
  const { beside, hush } = window.Patolli;

  // Settings, kept by this browser.
  const settings = { confirm: true, scores: true, text: false, keys: true, sound: true };
  try { Object.assign(settings, JSON.parse(localStorage.getItem('patolli-table') || '{}')); } catch { /* none kept */ }
  function settle() {
    document.documentElement.dataset.scores = settings.scores ? 'on' : 'off';
    $$('[data-setting]').forEach((box) => { box.checked = settings[box.dataset.setting]; });
  }
  function readable() {
    if (settings.text) $$('#words, #choices').forEach((part) => { part.open = true; });
  }
  document.addEventListener('change', ({ target }) => {
    if (target.dataset.setting) {
      settings[target.dataset.setting] = target.checked;
      try { localStorage.setItem('patolli-table', JSON.stringify(settings)); } catch { /* private window */ }
      settle();
      readable();
    } else if (target.id === 'replay-range') step(Number(target.value));
  });

  // The server opens the choices for a browser that keeps them open, so that they are there at once.
  const textOnly = () => settings.text || new URLSearchParams(location.search).get('text') === '1';
  document.addEventListener('toggle', ({ target }) => {
    // The text view opens them by itself.
    if (target.id !== 'choices' || textOnly()) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `choices=${target.open ? 'open' : 'shut'}; Path=/match; Max-Age=31536000; SameSite=Lax${secure}`;
  }, true);
  // Browsers bring back how far a page was scrolled, but not its side column.
  const side = () => $('.table-side');
  addEventListener('pagehide', () => {
    try { sessionStorage.setItem('patolli-side', `${location.pathname} ${side()?.scrollTop ?? 0}`); } catch { /* private window */ }
  });
  function scrollSide() {
    let kept = '';
    try { kept = sessionStorage.getItem('patolli-side') ?? ''; } catch { /* none kept */ }
    const [path, top] = kept.split(' ');
    if (path === location.pathname && side()) side().scrollTop = Number(top);
  }

  // What the page says beside the table.
  function say(text) {
    const status = document.getElementById('status');
    if (status && status.textContent !== text) status.textContent = text;
  }
  function problem(text, link) {
    const box = document.getElementById('problem');
    box.hidden = !text;
    box.textContent = text || '';
    if (link) {
      const a = document.createElement('a');
      a.href = link.url;
      a.textContent = words.rule.replace('{rule}', link.rule);
      box.append(' ', a);
    }
  }
  function announce(known) {
    const fresh = $$('#history .history-line').filter((line) => !known.has(line.id));
    const said = fresh.slice(-8).map((line) => line.textContent.trim());
    if (table().dataset.mine !== undefined) said.push($('#turn-words')?.textContent ?? '');
    document.getElementById('announce').textContent = said.join(' ');
  }

  // A new picture: what stays keeps its node, its focus and whether it is open; what moved glides.
  function show(html, silent) {
    // An answer that was overtaken by a later one is not news.
    const number = Number(/data-number="(\d+)"/.exec(html)?.[1]);
    if (!silent && !inReplay() && number < Number(table().dataset.number)) return;
    const wasOver = $('#finished');
    const known = new Set($$('#history .history-line').map((line) => line.id));
    const before = new Map($$('#table [data-piece][id]').map((piece) => [piece.id, { ...piece.dataset, area: piece.closest(AREAS), box: piece.getBoundingClientRect() }]));
    const areas = new Map($$(AREAS).map((area) => [area, area.getBoundingClientRect()]));
    const focused = table().contains(document.activeElement) || popup?.contains(document.activeElement);
    Idiomorph.morph(table(), html, {
      morphStyle: 'outerHTML',
      // What somebody types stays; a button must never keep what it stood for before.
      ignoreActiveValue: /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName),
      callbacks: {
        beforeNodeMorphed: (from) => from.id !== 'status',
        beforeAttributeUpdated: (name, node) => !(name === 'open' && node.tagName === 'DETAILS'),
      },
    });
    keepMenu();
    // Whoever studied an enlarged part sees how the board ended.
    if (!wasOver && $('#finished')) shut('#board .zoom[open]');
    if (focused && document.activeElement === document.body) ($('#curtain-open') ?? $('#turn-words'))?.focus({ preventScroll: true });
    if (table().dataset.title) document.title = table().dataset.title;
    settle();
    tick();
    rove();
    carry(before, areas);
    glide(before);
    scrollHistory();
    if (!silent) announce(known);
    document.dispatchEvent(new Event('drawn'));
  }
  // On a phone the areas of the table change places: what lies on them goes along and does not glide.
  const AREAS = '#board, #own, .table-side';
  function carry(pieces, areas) {
    for (const piece of pieces.values()) {
      const [was, now] = [areas.get(piece.area), piece.area?.getBoundingClientRect()];
      if (!was || !now?.width) continue;
      piece.box = new DOMRect(piece.box.x + now.x - was.x, piece.box.y + now.y - was.y, piece.box.width, piece.box.height);
    }
  }
  // A new piece comes from where another one of its kind has gone or there are fewer now, else from
  // the supply it names.
  function origin({ piece, from }, before) {
    const fewer = ([id, was]) => {
      const now = document.getElementById(id);
      return from && was.piece === piece && was.from === from && (!now || Number(now.dataset.n) < Number(was.n));
    };
    return [...before].find(fewer)?.[1].box ?? document.getElementById(from)?.getBoundingClientRect();
  }
  function glide(before) {
    if (calm.matches) return;
    for (const piece of $$('#table [data-piece][id]')) {
      const from = before.get(piece.id)?.box ?? origin(piece.dataset, before);
      if (!from || !from.width) continue;
      const to = piece.getBoundingClientRect();
      let [dx, dy] = [from.left - to.left, from.top - to.top];
      if (Math.hypot(dx, dy) < 3 || !to.width) continue;
      const scale = piece.ownerSVGElement && piece.parentNode.getScreenCTM?.();
      if (scale) {
        const way = new DOMPoint(dx, dy).matrixTransform(new DOMMatrix([scale.a, scale.b, scale.c, scale.d, 0, 0]).inverse());
        [dx, dy] = [way.x, way.y];
      }
      piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: 420, easing: 'cubic-bezier(.3,.7,.2,1)' });
    }
  }
  function scrollHistory() {
    const box = $('#history .history-scroll');
    if (!box || box.contains(document.activeElement)) return;
    const here = $('[aria-current=step]', box);
    box.scrollTop = here ? here.offsetTop - box.offsetTop - 60 : box.scrollHeight;
  }

  // Fetching. One request at a time; what comes meanwhile is asked for afterwards.
  let fetching = false;
  let later = null;
  let again = 0;
  async function refresh(eyes = table().dataset.eyes, force = false) {
    if (fetching) { later = { eyes, force: force || later?.force }; return; }
    fetching = true;
    const news = await look(eyes, force);
    // What a choice made here leads to is shown with its answer: nothing else can be sent before.
    if (news && (force || !sending)) await follow(news);
    fetching = false;
    if (later) {
      const { eyes: next, force: must } = later;
      later = null;
      await refresh(next, must);
    }
  }
  // The newest picture, or nothing if this page has it. Whoever gets no answer asks again: the stream
  // may have nothing more to tell.
  async function look(eyes, force, at = '') {
    const known = force || inReplay() ? '' : table().dataset.number;
    try {
      const answer = await fetch(`${base}/live?eyes=${eyes ?? ''}&n=${known}&text=${settings.text ? 1 : ''}${at && `&at=${at}`}`);
      // The match was removed: its page says so.
      if (answer.status === 404 && !at) location.reload();
      const html = answer.status === 200 ? await answer.text() : '';
      if (answer.ok && !sending) say(words.saved);
      if (answer.status < 500 && answer.status !== 429) return html;
    } catch { /* no connection */ }
    say(words.offline);
    clearTimeout(again);
    again = setTimeout(() => { if (!inReplay()) refresh(); }, 3000);
    return '';
  }
  // The turn of a game's own opponent, event by event. A click or a key leads to its end at once.
  let skip = null;
  async function follow(html) {
    const [, list = '', pace] = /data-moments="([^"]*)" data-pace="(\d+)"/.exec(html) ?? [];
    const known = Number(table().dataset.steps);
    const news = list.split(' ').filter((at) => parseInt(at, 10) >= known);
    const skipped = new Promise((done) => { skip = done; });
    for (const at of inReplay() || document.hidden ? [] : news) {
      const picture = await Promise.race([look(table().dataset.eyes, false, at), skipped]);
      if (!picture) break;
      show(picture);
      if (!(await Promise.race([sleep(Number(pace)).then(() => true), skipped]))) break;
    }
    skip = null;
    show(html);
  }
  // Whatever lies there afterwards was not meant.
  for (const kind of ['click', 'keydown']) {
    document.addEventListener(kind, (event) => {
      if (!skip || /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key)) return;
      if (table().contains(event.target) || kind === 'keydown') {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      skip();
    }, true);
  }
  async function moment(url, keep) {
    try {
      const answer = await fetch(url, { headers: { 'X-Fragment': '1' } });
      if (!answer.ok) return;
      const html = await answer.text();
      if (keep) history.pushState(null, '', url);
      show(html, true);
      say('');
    } catch { say(words.offline); }
  }
  // Whoever follows a link far below the board wants to see it there.
  function toBoard() {
    const { top, bottom } = $('#board').getBoundingClientRect();
    if (top > innerHeight / 2 || bottom < innerHeight / 2) table().scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  function step(to) {
    const { first, last, through } = table().dataset;
    if (inReplay() && to >= Number(first) && to <= Number(last)) moment(`${base}/at/${to}?eyes=${through}`, true);
  }
  function present(url) {
    const eyes = new URL(url, location.href).searchParams.get('eyes');
    history.pushState(null, '', url);
    refresh(eyes ?? '', true);
  }
  addEventListener('popstate', () => {
    if (location.pathname.startsWith(`${base}/at/`)) moment(location.href, false);
    else refresh(new URLSearchParams(location.search).get('eyes') ?? '', true);
  });

  // The stream tells the number of the last entry, no more.
  let stream;
  let heard;
  function listen() {
    stream = new EventSource(`${base}/events`);
    stream.onmessage = ({ data }) => {
      const news = heard !== undefined && heard !== data;
      heard = data;
      if (inReplay()) {
        $('#replay-now')?.classList.toggle('changed', news);
        if ($('#status')?.textContent === words.offline) say('');
      }
      else if (Number(data) > Number(table().dataset.number) && !sending) refresh();
      else if (!sending) say(words.saved);
    };
    stream.onerror = () => {
      say(words.offline);
      if (stream.readyState !== EventSource.CLOSED) return;
      // The server has refused: a look finds out why.
      if (!inReplay()) refresh();
      setTimeout(listen, 3000);
    };
  }

  // Sending: the same wish with the same id until the server has answered.
  let sending = false;
  function freshId() {
    if (crypto.randomUUID) return crypto.randomUUID();
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  async function send(data) {
    if (sending) return;
    sending = true;
    document.dispatchEvent(new Event('chosen'));
    data.set('client', freshId());
    if (settings.text) data.set('text', '1');
    problem('');
    say(words.saving);
    for (let wait = 400; ; wait = Math.min(wait * 2, 15000)) {
      try {
        const answer = await fetch(`${base}/act`, {
          method: 'POST',
          headers: { 'X-Fragment': '1', Accept: 'text/html, application/json' },
          body: new URLSearchParams(data),
        });
        if (answer.status === 409 && await stillFits(data, answer.clone())) continue;
        if (await answered(answer)) break;
      } catch { say(words.retrying); }
      await sleep(wait);
    }
    sending = false;
    // Others may have moved while the answer was under way.
    if (!inReplay() && Number(heard) > Number(table().dataset.number)) refresh();
  }
  // Nothing that may be seen has happened and the choice is still there: then it is what was meant.
  async function stillFits(data, answer) {
    const told = await answer.json().catch(() => ({}));
    if (told.missed?.length !== 0 || data.get('number') === String(told.number)) return false;
    await refresh(undefined, true);
    if (!$(`#choices button[name=action][value="${CSS.escape(data.get('action') ?? '')}"]`)) return false;
    data.set('number', table().dataset.number);
    data.set('client', freshId());
    return true;
  }
  async function answered(answer) {
    if (answer.ok) {
      if (inReplay()) history.pushState(null, '', base);
      say(words.saved);
      await follow(await answer.text());
      return true;
    }
    const told = await answer.json().catch(() => ({}));
    if (answer.status >= 500 || answer.status === 429) {
      say(words.retrying);
      problem(told.message);
      return false;
    }
    // Never made twice, never made on a table that has changed: who chose looks again.
    await refresh(undefined, true);
    if (answer.status === 409) problem([words.stale, ...(told.missed ?? []).slice(-5)].join(' '));
    else problem(told.message ?? String(answer.status), told.rule && { rule: told.rule, url: told.rules_url });
    say(words.saved);
    return true;
  }
  async function choose(action) {
    const button = $(`#choices button[name=action][value="${CSS.escape(action)}"]`);
    if (button) submit(button.form, button);
  }
  async function submit(form, button) {
    const data = new FormData(form, button);
    if (button?.dataset.final !== undefined && settings.confirm && !(await sure(button.textContent))) return;
    send(data);
  }
  function sure(what) {
    const dialog = document.getElementById('confirm');
    document.getElementById('confirm-what').textContent = what;
    dialog.returnValue = '';
    dialog.showModal();
    return new Promise((done) => dialog.addEventListener('close', () => done(dialog.returnValue === 'yes'), { once: true }));
  }
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form.classList.contains('replay-jump')) {
      event.preventDefault();
      step(Number($('#replay-range').value));
    } else if (form.dataset.send !== undefined) {
      event.preventDefault();
      shut();
      submit(form, event.submitter);
    }
  });

  // A place with several choices opens a small menu.
  let popup = null;
  function open(place) {
    close();
    hush();
    const [acts, labels] = [place.dataset.acts.split('|'), place.dataset.labels.split('|')];
    popup = Object.assign(document.createElement('div'), { className: 'menu', place, acts: place.dataset.acts });
    popup.setAttribute('role', 'menu');
    acts.forEach((act, i) => {
      const item = Object.assign(document.createElement('button'), { type: 'button', textContent: labels[i] ?? act });
      item.setAttribute('role', 'menuitem');
      item.addEventListener('click', () => { close(true); choose(act); });
      popup.append(item);
    });
    document.body.append(popup);
    beside(popup, place);
    popup.firstChild.focus();
  }
  function close(back) {
    const place = popup?.place;
    popup?.remove();
    popup = null;
    if (back) place?.focus();
  }

  // Somebody else's move must not take away a menu whose choices are still there.
  function keepMenu() {
    if (!popup) return;
    if (popup.place.isConnected && popup.place.dataset.acts === popup.acts) beside(popup, popup.place);
    else close();
  }

  // The menu of the table closes like any other, and so do an enlarged part of the board and the choices.
  function shut(which = '#menu[open]') {
    const open = $(which);
    if (open) open.open = false;
    return open;
  }
  function shutByKey(which) {
    const shutNow = shut(which);
    shutNow?.querySelector('summary').focus({ preventScroll: true });
    // The focus comes back by itself: nobody asked what it is on.
    if (shutNow) hush();
    return shutNow;
  }

  // Escape closes the first of these that is there: they lie over each other in this order. On top of all
  // are dialogs, which the browser closes.
  const layers = [
    () => !document.getElementById('problem').hidden && (problem(''), true),
    () => popup && (close(true), hush(), true),
    () => hush(),
    () => shutByKey('#menu[open]'),
    () => shutByKey('#board .zoom[open]'),
    () => shutByKey('#choices[open]'),
  ];

  // Tab stops at what can be chosen, and once in each part; the arrows walk through a part.
  const partOf = (place) => place.closest('#board [role=group], #own [role=group], #others [role=group]');
  const placesIn = (part) => $$('[tabindex]', part).filter((place) => partOf(place.parentElement ?? part) === part);
  function rove() {
    for (const part of $$('#board [role=group], #own [role=group], #others [role=group]')) {
      const places = placesIn(part);
      const stop = places.find((place) => place === document.activeElement) ?? places[0];
      for (const place of places) place.setAttribute('tabindex', place === stop || place.matches('.lit') ? 0 : -1);
    }
  }

  // Clicks.
  function activate(place) {
    if (place.dataset.act !== undefined) choose(place.dataset.act);
    else open(place);
  }
  document.addEventListener('click', (event) => {
    if (popup && !popup.contains(event.target)) close();
    if (!event.target.closest?.('#menu')) shut();
    const on = (selector) => event.target.closest?.(selector);
    const place = on('[data-act], [data-acts]');
    if (place) { event.preventDefault(); activate(place); return; }
    const dialog = on('[data-open]');
    if (dialog) { document.getElementById(dialog.dataset.open).showModal(); return; }
    if (on('#problem') && !on('a')) { problem(''); return; }
    if (on('#copy-link')) { navigator.clipboard?.writeText(location.href).then(() => say(words.copied)); return; }
    const link = on('#table a[data-step], #table a[data-eyes], #replay-now');
    if (!link || !link.href || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.dataset.step === undefined) { present(link.href); return; }
    const below = !link.closest('#turn');
    moment(link.href, true).then(() => { if (below && inReplay()) toBoard(); });
  });

  // Keys.
  function move(items, by) {
    const here = items.indexOf(document.activeElement);
    if (items.length) items[(here + by + items.length) % items.length].focus();
  }
  function goto(part, inside) {
    if (!part) return;
    if (part.tagName === 'DETAILS') part.open = true;
    (inside ?? part).focus();
    (inside ?? part).scrollIntoView({ block: 'nearest' });
  }
  const letters = {
    '?': () => document.getElementById('keys').showModal(),
    u: () => document.getElementById('undo')?.click(),
    c: () => goto($('#choices'), $('#choices button')),
    b: () => goto($('#board'), $$('#board .lit, #own .lit').find((place) => place.getBoundingClientRect().width)),
    h: () => goto($('#history'), $('#history .history-scroll')),
    t: () => goto($('#words'), $('#words summary')),
  };
  const steps = {
    ArrowLeft: () => $('#replay-previous[href]')?.click(),
    ArrowRight: () => $('#replay-next[href]')?.click(),
    Home: () => step(Number(table().dataset.first)),
    End: () => step(Number(table().dataset.last)),
  };
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const arrow = { ArrowDown: 1, ArrowUp: -1 }[key];
    const along = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    const done = (act) => { event.preventDefault(); act(); };
    if (key === 'Escape' && !$('dialog[open]') && layers.some((shutOne) => shutOne())) return event.preventDefault();
    if (popup) {
      if (arrow) done(() => move([...popup.children], arrow));
      if (key === 'Tab') close(true);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog, input:not([type=radio]), select, textarea')) return;
    const place = target.closest('[data-act], [data-acts]');
    if (place && (key === 'Enter' || key === ' ')) return done(() => activate(place));
    if (arrow && target.closest('#choices')) return done(() => move($$('#choices button'), arrow));
    if (inReplay() && steps[key]) return done(steps[key]);
    const part = along && target.matches('[tabindex]') && partOf(target.parentElement);
    if (part) return done(() => move(placesIn(part), along));
    if (!settings.keys) return;
    if (letters[key]) return done(letters[key]);
    const nth = /^[1-9]$/.test(key) && $$('#choices button[name=action]')[key - 1];
    if (nth) done(() => nth.click());
  });

  // Clocks run here between two pictures; the server's time counts.
  let skew = 0;
  function tick() {
    const clocks = $('.clocks');
    if (clocks && clocks.dataset.now !== tick.now) {
      tick.now = clocks.dataset.now;
      skew = Number(tick.now) - Date.now();
    }
    for (const clock of $$('[data-deadline]')) {
      const left = Math.max(0, Math.floor((Number(clock.dataset.deadline) - Date.now() - skew) / 1000));
      clock.dataset.left = left;
      const [days, hours, minutes, seconds] = [left / 86400, left % 86400 / 3600, left % 3600 / 60, left % 60].map(Math.floor);
      const two = (n) => String(n).padStart(2, '0');
      clock.textContent = days ? `${days} ${words.day} ${hours} h` : hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    }
  }
  setInterval(tick, 1000);

  addEventListener('offline', () => say(words.offline));
  addEventListener('online', () => { if (!inReplay()) refresh(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden && !inReplay()) refresh(); });
  settle();
  readable();
  rove();
  scrollHistory();
  scrollSide();
  $('#curtain-open')?.focus();
  listen();
})();
