import 'server-only';
import { isbot } from 'isbot';

/**
 * Returns whether a browser's event may be counted: not for robots, and not where the browser asks not to be tracked.
 */
export function isCountable(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  const asksNot = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
  return !asksNot && userAgent !== '' && !isbot(userAgent);
}
