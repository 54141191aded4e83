import { v4 as uuid } from 'uuid';

const PREFIX = 'intent:';

/**
 * The Idempotency-Key of an intent, such as paying 19.99 for these products. The same intent gets the same key, over
 * retries and reloads of the tab, until `endIntent` is called after the API's answer.
 * @param intent JSON values that describe it
 */
export function intentKey(intent: unknown): string {
  const name = PREFIX + JSON.stringify(intent);
  const known = read(name);
  if (known) return known;
  const made = uuid();
  memory.set(name, made);
  try {
    window.sessionStorage.setItem(name, made);
  } catch {
    // storage is blocked: the key lasts as long as the page
  }
  return made;
}

/** The intent was answered: the next one with the same values gets a new key. */
export function endIntent(intent: unknown): void {
  const name = PREFIX + JSON.stringify(intent);
  memory.delete(name);
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    // nothing was stored
  }
}

const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}
