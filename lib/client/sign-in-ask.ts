import { leaveFor } from '@/lib/client/navigate';
import { paths } from '@/lib/shared/paths';
import type { PendingAct } from './pending-act';

/** What somebody wants who is to sign in for it: done afterwards; or only a page to go to; or unknown. */
export type Wanted = PendingAct | { kind: 'buy'; productId: string; name: string } | { kind: 'other' };

type Listener = (wanted: Wanted) => void;
let listener: Listener | null = null;

/** Asks who is not signed in to do so, in words for what they want. Where nothing listens, the sign-in page asks. */
export function askToSignIn(wanted: Wanted = { kind: 'other' }): void {
  if (listener) listener(wanted);
  else leaveToSignIn();
}

/** @returns takes the listener away again. */
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

/** Path and query of the page one is on. */
export function currentAddress(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}
