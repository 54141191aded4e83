/** The place in session storage of what a guest wants. */
export const PENDING_ACT = 'pending-act';

/** Whether something waits in this tab. */
export function isActPending(): boolean {
  try {
    return window.sessionStorage.getItem(PENDING_ACT) !== null;
  } catch {
    return false;
  }
}

/** What waited is not wanted any more: a guest who reads on has not signed in for it. */
export function forgetPendingAct(): void {
  try {
    window.sessionStorage.removeItem(PENDING_ACT);
  } catch {
    // nothing was kept
  }
}
