/** The key in session storage for what a guest wants. */
export const PENDING_ACT = 'pending-act';

/** Returns whether an action waits in this tab. */
export function isActPending(): boolean {
  try {
    return window.sessionStorage.getItem(PENDING_ACT) !== null;
  } catch {
    return false;
  }
}

/** Forgets the waiting action: a guest who reads on has not signed in for it. */
export function forgetPendingAct(): void {
  try {
    window.sessionStorage.removeItem(PENDING_ACT);
  } catch {
    // nothing was stored
  }
}
