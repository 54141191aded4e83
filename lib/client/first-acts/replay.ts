import type { Field } from './acts';
import { isTicked, KEPT_MS } from './record';

const LOOK_AGAIN_MS = 30;
let isDone = false;

/** Waits until the page can act where it was touched: its parts come to life one after the other, as their scripts come. */
export function replayOnceAlive(began = Date.now()): void {
  const touched = window.firstActs?.touched() ?? [];
  const parts = touched.length > 0 ? touched : [...document.querySelectorAll('main button')].slice(-1);
  const isWaiting = parts.some((part) => part.isConnected && !isAlive(part));
  if (isWaiting && Date.now() - began < KEPT_MS) setTimeout(replayOnceAlive, LOOK_AGAIN_MS, began);
  // A turn later: some components draw a second time at once, with the elements that they found.
  else setTimeout(replayFirstActs);
}

/** React says nowhere that it has taken an element over; it leaves its properties on it. */
function isAlive(part: Node): boolean {
  return Object.keys(part).some((key) => key.startsWith('__reactProps'));
}

/**
 * Does again what people did before the page could act, now that it can, with the same events on the same elements. Does
 * nothing the second time.
 */
export function replayFirstActs(): void {
  if (isDone || !window.firstActs) return;
  isDone = true;
  const acts = window.firstActs.take();
  for (const [field, value] of acts.fields) {
    if (field.isConnected) fill(field, value);
  }
  announceFocus();
  for (const event of acts.events) again(event);
}

/** A new event of the same kind: one that was stopped cannot be sent again. */
function again(event: Event): void {
  if (event.type === 'submit') {
    (event.target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    return;
  }
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

/**
 * Puts in what was typed, so that React hears of it. Where a form has put its own beginning in meanwhile, what was typed
 * counts; where it stands there already, React has taken it for that beginning.
 */
function fill(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  const text = String(value);
  // React notes what is set on the element itself. What is set past it is news.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** What has the focus got it before anything could hear of it. */
function announceFocus(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
