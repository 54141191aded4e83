import 'server-only';
import { isbot } from 'isbot';

/** Whether what a browser tells may be counted: not a robot's, nor where it asks not to be tracked. */
export function isCountable(headers: Headers): boolean {
  const userAgent = headers.get('user-agent') ?? '';
  const asksNot = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
  return !asksNot && userAgent !== '' && !isbot(userAgent);
}
