// Explanations of things on the table. They appear while the mouse rests on a thing or it has the focus; a tap or
// click on something that cannot be chosen pins its explanation, and so does a long press on anything. A pinned one
// stays until Escape, a click elsewhere or its close button.
import { $, byId, device } from './browser.js';

const HINT = 'patolli-hint';
/** A press of this length is not a tap. */
const LONG = 450;
/** Pixels that a finger may move during a long press. */
const STILL = 6;
/** Pixels between a box and its thing. */
const GAP = 8;

const tip = () => byId('tip');
/** The thing that is explained. */
let explained = null;
let pinned = false;

function explain(target, pin = false) {
  if (pinned && !pin) return;
  if (target === explained && pin === pinned) return;
  hush();
  // A menu of choices covers explanations.
  if (!target || $('body > [role=menu]')) return;
  [explained, pinned] = [target, pin];
  byId('tip-close').hidden = !pin;
  tip().classList.toggle('tip-pinned', pin);
  tip().setAttribute('role', pin ? 'note' : 'tooltip');
  tell();
  if (!pin) return;
  byId('live').textContent = target.dataset.tip;
  learn();
}

function tell() {
  byId('tip-words').textContent = explained.dataset.tip;
  explained.setAttribute('aria-describedby', 'tip');
  tip().hidden = false;
  beside(tip(), explained);
}

/** Ends an explanation. Returns whether there was one. */
export function hush() {
  const was = explained !== null;
  explained?.removeAttribute('aria-describedby');
  [explained, pinned] = [null, false];
  tip().hidden = true;
  return was;
}

/** Puts a box beside a thing, never over it. */
export function beside(box, target) {
  const [at, size] = [target.getBoundingClientRect(), box.getBoundingClientRect()];
  const left = Math.max(GAP, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - GAP));
  let top = at.top - size.height - GAP;
  if (top < roof(target) + GAP / 2) top = at.bottom + GAP;
  box.style.left = `${left}px`;
  box.style.top = `${Math.min(top, Math.max(GAP, innerHeight - size.height - GAP))}px`;
}

/** The question in the bar must stay readable. */
function roof(target) {
  const bar = byId('turn');
  return bar && !bar.contains(target) ? Math.max(0, bar.getBoundingClientRect().bottom) : 0;
}

/** A pinned explanation follows its thing, and is hidden while that is out of view. */
function follow() {
  if (!pinned) { hush(); return; }
  const { top, bottom, width } = explained.getBoundingClientRect();
  if (!width) { hush(); return; }
  tip().hidden = bottom < roof(explained) || top > innerHeight;
  if (!tip().hidden) beside(tip(), explained);
}

function tellAgain() {
  if (!explained) return;
  if (explained.isConnected && explained.dataset.tip && explained.getBoundingClientRect().width) tell();
  else hush();
}

const hinted = (event) => event.target.closest?.('[data-tip]');
/** What a click explains, since it does nothing else there. */
const idle = (event) => (event.target.closest?.('[data-act], [data-acts], a, button, summary, label, input, select') ? null : hinted(event));

/** Only a moving mouse asks: what is drawn or uncovered under one that rests is not explained. */
function followMouse() {
  let over = null;
  document.addEventListener('pointermove', (event) => {
    const target = hinted(event);
    if (event.pointerType !== 'mouse' || target === over) return;
    over = target;
    explain(target);
  });
}

function followFocus() {
  document.addEventListener('focusin', (event) => { if (event.target.matches(':focus-visible')) explain(hinted(event)); });
  document.addEventListener('focusout', () => { if (!pinned) hush(); });
}

function pinByPress() {
  let [press, isLong] = [0, false];
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(press);
    isLong = false;
    if (!pinned && idle(event) !== explained) hush();
    const target = event.pointerType !== 'mouse' && hinted(event);
    if (target) press = setTimeout(() => { isLong = true; explain(target, true); }, LONG);
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => clearTimeout(press));
  document.addEventListener('pointermove', ({ movementX, movementY }) => {
    if (Math.hypot(movementX, movementY) > STILL) clearTimeout(press);
  });
  document.addEventListener('contextmenu', (event) => { if (isLong && hinted(event)) event.preventDefault(); });
  // The end of a long press is not a click.
  document.addEventListener('click', (event) => {
    if (!isLong) return;
    isLong = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

function pinByClick() {
  document.addEventListener('click', (event) => {
    if (tip().contains(event.target) && event.target !== byId('tip-close')) return;
    const [target, before] = [idle(event), pinned && explained];
    if (pinned) hush();
    if (target && target !== before) explain(target, true);
  });
}

/** The hint is for players who have not pinned an explanation yet; it is shown once on each device. */
function learn() {
  if (byId('hint')) byId('hint').hidden = true;
  device.write(HINT, 'seen');
}

export function startTips() {
  addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('resize', follow);
  document.addEventListener('drawn', tellAgain);
  followMouse();
  followFocus();
  pinByPress();
  pinByClick();
  // Where nothing can be stored, the hint would reappear again and again.
  if (byId('hint')) byId('hint').hidden = device.read(HINT, 'seen') === 'seen';
  byId('hint-seen')?.addEventListener('click', learn);
}
