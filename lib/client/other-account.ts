import { toApiError } from './api-error';

let isOther = false;
const listeners = new Set<() => void>();

/** Returns whether another account than the page's uses this browser now. The page then covers itself and reloads. */
export const isOtherAccount = (): boolean => isOther;

/** Calls when another account than the page's uses this browser. @returns ends that */
export function onOtherAccount(act: () => void): () => void {
  listeners.add(act);
  return () => void listeners.delete(act);
}

/** Notes a refusal with `other_account`, of any call. */
export function noticeOtherAccount(error: unknown): void {
  if (toApiError(error).code === 'other_account') markOtherAccount();
}

/** Another tab has signed the page's member out, or somebody else in. */
export const markOtherAccount = (): void => set(true);

/** The page was made for the account that uses this browser. */
export const markOwnAccount = (): void => set(false);

function set(next: boolean): void {
  isOther = next;
  for (const act of listeners) act();
}
