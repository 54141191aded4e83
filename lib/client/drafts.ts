import { pageAccount } from './current-token';
import { isOtherAccount } from './other-account';

/**
 * What was typed under a key and not sent, or null.
 *
 * Local storage holds it for whoever is signed in, as logout clears it. A page whose account has changed keeps it in
 * its tab instead, under its account, until that account is back.
 */
export function readDraft(key: string): unknown {
  return read(() => window.sessionStorage, inTab(key)) ?? read(() => window.localStorage, key);
}

/**
 * Keeps what was typed; null forgets it.
 * @returns whether it is kept: a full or blocked storage loses only this safety
 */
export function writeDraft(key: string, draft: unknown): boolean {
  if (isOtherAccount()) return write(() => window.sessionStorage, inTab(key), draft);
  write(() => window.sessionStorage, inTab(key), null);
  return write(() => window.localStorage, key, draft);
}

const inTab = (key: string) => `${pageAccount()}:${key}`;

// Only to name a blocked storage throws.
type Place = () => Storage;

function read(place: Place, key: string): unknown {
  try {
    return JSON.parse(place().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(place: Place, key: string, draft: unknown): boolean {
  try {
    if (draft === null) place().removeItem(key);
    else place().setItem(key, JSON.stringify(draft));
    return draft !== null;
  } catch {
    return false;
  }
}
