import 'server-only';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

/**
 * Refuses requests that another site's page sent: auth routes carry a cookie, so this is their CSRF check.
 * Sec-Fetch-Site is believed where the browser sends it; otherwise a sent Origin must be ours.
 * @throws AppError `cross_origin`
 */
export function refuseCrossOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const ours = new URL(env().APP_URL).origin;
  if (site === 'cross-site' || site === 'same-site') throw new AppError('cross_origin');
  if (origin !== null && origin !== ours && !sameHost(origin, request)) throw new AppError('cross_origin');
}

// On a loopback address the app is reached under several names (localhost, 127.0.0.1): the request's own host counts.
function sameHost(origin: string, request: Request): boolean {
  const host = request.headers.get('host');
  return (
    Boolean(host) &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '') &&
    origin === `http://${host}`
  );
}
