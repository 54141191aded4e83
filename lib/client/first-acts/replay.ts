import type { Field } from './acts';
import { isAlive } from './alive';
import { isTicked, KEPT_MS } from './record';

const LOOK_AGAIN_MS = 30;
let isDone = false;

/** Waits until the touched part of the page can act: parts start one after the other, as their scripts are loaded. */
export function replayOnceAlive(began = Date.now()): void {
  const touched = window.firstActs?.touched() ?? [];
  const parts = touched.length > 0 ? touched : [...document.querySelectorAll('main button')].slice(-1);
  const isWaiting = parts.some((part) => part.isConnected && !isAlive(part));
  if (isWaiting && Date.now() - began < KEPT_MS) setTimeout(replayOnceAlive, LOOK_AGAIN_MS, began);
  // A turn later, because some components render a second time at once, with the elements that they found.
  else setTimeout(replayFirstActs);
}

/**
 * Repeats what people did before the page could act, with the same events on the same elements. Does nothing the second
 * time.
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

/** A new event of the same kind: a stopped event cannot be sent again. */
function again(event: Event): void {
  if (event.type === 'submit') {
    (event.target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    return;
  }
  const Kind = event.constructor as typeof Event;
  event.target?.dispatchEvent(new Kind(event.type, event));
}

/**
 * Puts in the typed value, so that React notices it. If a form has set its own initial value meanwhile, the typed one
 * counts. If the value is there already, React has taken it for the initial value.
 */
function fill(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // React takes what is ticked when it starts for the initial value: it notices only a change.
    field.checked = !value;
    field.click();
    return;
  }
  const text = String(value);
  // React tracks values set on the element itself. A value set past React counts as a change.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The focused element got the focus before any listener could notice. */
function announceFocus(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
