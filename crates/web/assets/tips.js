// Explanations of what lies on the table. They come while the mouse rests on a thing or it has the focus;
// a tap or a click on something that cannot be chosen pins its explanation, and so does a long press on
// anything. A pinned one stays until Escape, a click elsewhere or its close button.
(() => {
  'use strict';
  const tip = document.getElementById('tip');
  if (!tip) return;
  const [said, shut] = [document.getElementById('tip-words'), document.getElementById('tip-close')];
  /** The thing that is explained. */
  let explained = null;
  let pinned = false;

  function explain(target, pin = false) {
    if (pinned && !pin) return;
    if (target === explained && pin === pinned) return;
    hush();
    // A menu of choices lies over explanations.
    if (!target || document.querySelector('body > [role=menu]')) return;
    [explained, pinned] = [target, pin];
    shut.hidden = !pin;
    tip.classList.toggle('tip-pinned', pin);
    tip.setAttribute('role', pin ? 'note' : 'tooltip');
    tell();
    if (!pin) return;
    document.getElementById('live').textContent = target.dataset.tip;
    learnt();
  }
  function tell() {
    said.textContent = explained.dataset.tip;
    explained.setAttribute('aria-describedby', 'tip');
    tip.hidden = false;
    beside(tip, explained);
  }
  /** Says whether there was an explanation. */
  function hush() {
    const was = explained !== null;
    explained?.removeAttribute('aria-describedby');
    [explained, pinned] = [null, false];
    tip.hidden = true;
    return was;
  }

  /** Puts a box beside a thing, never over it. */
  function beside(box, target) {
    const [at, size, gap] = [target.getBoundingClientRect(), box.getBoundingClientRect(), 8];
    const left = Math.max(gap, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - gap));
    let top = at.top - size.height - gap;
    if (top < roof(target) + gap / 2) top = at.bottom + gap;
    box.style.left = `${left}px`;
    box.style.top = `${Math.min(top, Math.max(gap, innerHeight - size.height - gap))}px`;
  }
  /** What the bar asks must stay readable. */
  function roof(target) {
    const bar = document.getElementById('turn');
    return bar && !bar.contains(target) ? Math.max(0, bar.getBoundingClientRect().bottom) : 0;
  }

  // A pinned explanation goes where its thing goes, and is away while that is out of sight.
  function follow() {
    if (!pinned) { hush(); return; }
    const { top, bottom, width } = explained.getBoundingClientRect();
    if (!width) { hush(); return; }
    tip.hidden = bottom < roof(explained) || top > innerHeight;
    if (!tip.hidden) beside(tip, explained);
  }
  addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('resize', follow);
  document.addEventListener('drawn', () => {
    if (!explained) return;
    if (explained.isConnected && explained.dataset.tip && explained.getBoundingClientRect().width) tell();
    else hush();
  });

  const hinted = (event) => event.target.closest?.('[data-tip]');
  /** What is explained by a click, since a click does nothing else there. */
  const idle = (event) => (event.target.closest?.('[data-act], [data-acts], a, button, summary, label, input, select') ? null : hinted(event));
  // Only a mouse that moves asks: what is drawn or uncovered under one that rests is not explained.
  let over = null;
  document.addEventListener('pointermove', (event) => {
    const target = hinted(event);
    if (event.pointerType !== 'mouse' || target === over) return;
    over = target;
    explain(target);
  });
  document.addEventListener('focusin', (event) => { if (event.target.matches(':focus-visible')) explain(hinted(event)); });
  document.addEventListener('focusout', () => { if (!pinned) hush(); });

  let press = 0;
  let pressed = false;
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(press);
    pressed = false;
    if (!pinned && idle(event) !== explained) hush();
    const target = event.pointerType !== 'mouse' && hinted(event);
    if (target) press = setTimeout(() => { pressed = true; explain(target, true); }, 450);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointermove']) {
    document.addEventListener(end, (event) => { if (end !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(press); });
  }
  document.addEventListener('contextmenu', (event) => { if (pressed && hinted(event)) event.preventDefault(); });
  // A long press that ends is no click.
  document.addEventListener('click', (event) => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  document.addEventListener('click', (event) => {
    if (tip.contains(event.target) && event.target !== shut) return;
    const [target, before] = [idle(event), pinned && explained];
    if (pinned) hush();
    if (target && target !== before) explain(target, true);
  });

  // Said once on each device, to players who have not done it yet.
  const hint = document.getElementById('hint');
  const KEY = 'patolli-hint';
  function learnt() {
    if (hint) hint.hidden = true;
    try { localStorage.setItem(KEY, 'seen'); } catch { /* private window */ }
  }
  try { if (hint) hint.hidden = localStorage.getItem(KEY) === 'seen'; } catch { /* then nobody could end it */ }
  document.getElementById('hint-seen')?.addEventListener('click', learnt);

  window.Patolli = { beside, hush };
})();
