import { leaveFor } from '@/lib/client/navigate';
import { paths } from '@/lib/shared/paths';
import type { PendingAct } from './pending-act';

/** The wish of a visitor: an action to do after signing in, a page to open, or unknown. */
export type Wanted = PendingAct | { kind: 'buy'; productId: string; name: string } | { kind: 'other' };

type Listener = (wanted: Wanted) => void;
let listener: Listener | null = null;

/** Asks a visitor to sign in, with words for what they want. If no sheet listens, the sign-in page opens. */
export function askToSignIn(wanted: Wanted = { kind: 'other' }): void {
  if (listener) listener(wanted);
  else leaveToSignIn();
}

/** @returns removes the listener again */
export function onSignInAsked(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
}

/** Goes to the sign-in page, which leads back to this address. */
export function leaveToSignIn(): void {
  leaveFor(paths.login(currentAddress()));
}

/** Path and query of the current page. */
export function currentAddress(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}
