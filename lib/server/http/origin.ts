import 'server-only';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

/**
 * Returns whether another site's page sent this: sign-in uses a cookie, so this is its CSRF check. Sec-Fetch-Site
 * counts where the browser sends it; otherwise an Origin, if sent, must be ours.
 */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const ours = new URL(env().APP_URL).origin;
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== null && origin !== ours && !sameHost(origin, request);
}

/** @throws AppError `cross_origin` for a request that another site's page sent */
export function refuseCrossOrigin(request: Request): void {
  if (isCrossOrigin(request)) throw new AppError('cross_origin');
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
