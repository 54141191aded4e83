import type { Field, FirstActs } from './acts';
import { isAlive } from './alive';

/** An action that waited longer is forgotten: the reader does something else by now. */
export const KEPT_MS = 10_000;

const CONTROL = 'button,[role=button],[role=combobox],input[type=submit],[data-wakes]';
const FIELD = 'input,textarea,select';
const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
const BY_KEY = /^(Enter| |Arrow\w+|Home|End)$/;

/** @returns true when nothing is left to do for it */
type Heard = (by: Element) => boolean;

/**
 * Records what people do before the page can act: a button would do nothing yet, and a form would be sent without its
 * script. Links and GET forms work by themselves. Presses made by scripts are not recorded. If a form asks before its
 * text is lost, the browser asks as long as the form cannot.
 * @param heard is called for each action that needs the page's scripts
 * @param near is called when one may follow: the pointer or focus comes near a control
 */
export function recordActs(heard: Heard, near: () => void): NonNullable<Window['firstActs']> {
  let press: Event[] = [];
  let events: Event[] = [];
  let pressed: Element | null = null;
  let at = 0;
  const fields: FirstActs['fields'] = new Map();
  const watch = new AbortController();

  const on = (type: string, listener: (event: Event, target: Element) => void) =>
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) listener(event, event.target);
      },
      { capture: true, signal: watch.signal },
    );

  const keep = (event: Event, by: Element, of: Event[]) => {
    event.preventDefault();
    event.stopPropagation();
    if (!event.isTrusted) return;
    events = heard(by) ? [] : of;
    at = Date.now();
  };

  for (const type of PRESS) {
    on(type, (event, target) => {
      const by = controlAt(target, event as MouseEvent);
      if (!by) return;
      if (type === 'pointerdown' || by !== pressed) press = [];
      pressed = by;
      press.push(event);
      if (type === 'click') keep(event, by, press);
      else near();
    });
  }
  on('keydown', (event, target) => {
    const { key } = event as KeyboardEvent;
    const isTab = target.matches('[role=tab]') && key !== 'Enter';
    if (BY_KEY.test(key) && (isTab || target.matches('[role=combobox]:not(input)')))
      keep(event, target, [event]);
  });
  on('submit', (event, target) => {
    if ((target as HTMLFormElement).method !== 'get') keep(event, target, [event]);
  });
  for (const type of ['focusin', 'input', 'change']) {
    on(type, (_, target) => {
      if (!target.matches(FIELD)) return target.matches(CONTROL) && near();
      const field = target as Field;
      // React heard it, and may have put the old tick back until its own state follows.
      if (isTicked(field) && isAlive(field)) fields.delete(field);
      else if (type !== 'focusin') fields.set(field, isTicked(field) ? field.checked : field.value);
      // In a GET form, a list works like a button.
      const isChoice = type === 'change' && field.localName === 'select';
      if (isChoice || field.form?.method !== 'get') heard(field);
    });
  }
  // When a form's script starts while somebody types, the form becomes empty: the typed text is put back before the
  // next letter.
  on('beforeinput', (_, target) => {
    const typed = fields.get(target as Field);
    if (typeof typed === 'string' && (target as Field).value !== typed) (target as Field).value = typed;
  });
  on('pointerover', (_, target) => {
    if (target.closest(CONTROL)) near();
  });
  const isLeaveAsked = (field: Field) =>
    field.isConnected && field.form?.querySelector('[data-asks-to-leave]');
  addEventListener(
    'beforeunload',
    (event) => {
      if ([...fields.keys()].some(isLeaveAsked)) event.preventDefault();
    },
    { signal: watch.signal },
  );

  const last = () => events[0]?.target as Node | undefined;
  return {
    touched: () => [last() ?? [], ...fields.keys()].flat(),
    take() {
      watch.abort();
      const isKept = Date.now() - at < KEPT_MS && last()?.isConnected;
      return { events: isKept ? events : [], fields };
    },
  };
}

/** The control that a press is meant for, unless the browser handles it by itself. */
function controlAt(target: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent): Element | null {
  const by = target.closest<HTMLButtonElement>(CONTROL);
  const link = target.closest('a[href]');
  if (link && (!link.matches('[data-wakes]') || ctrlKey || metaKey || shiftKey)) return null;
  return by?.form && by.type === 'submit' && by.form.method === 'get' ? null : by;
}

/** Returns whether it holds yes or no, not text. */
export const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
