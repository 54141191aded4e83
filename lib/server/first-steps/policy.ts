import { DAY } from '@/lib/shared/time';

const NEW_FOR_MS = 7 * DAY;

/**
 * Returns whether the home page leads to the first steps: once, and only in the first week. The demo's people are not
 * new.
 */
export function isDue(account: { at: string | null; joined_at: Date; is_demo: boolean }, now: Date): boolean {
  return account.at === null && !account.is_demo && now.getTime() - account.joined_at.getTime() < NEW_FOR_MS;
}
