import { webLogout } from '@/lib/contract/auth';
import { isLive } from '@/lib/server/auth/service';
import { cookieReader, expiredSessionCookie, sessionIdFromCookie } from '@/lib/server/http/cookies';
import { refuseCrossOrigin } from '@/lib/server/http/origin';
import { jsonAnswer, toResponse } from '@/lib/server/http/respond';
import { handle } from '@/lib/server/requests/handle';

// Called before the backend's logout, which may fail. While the session is alive, it keeps its cookie.
export const GET = handle(webLogout, async ({ request }, ctx) => {
  refuseCrossOrigin(request);
  const sessionId = await sessionIdFromCookie(cookieReader(request.headers.get('cookie')));
  if (sessionId && (await isLive(ctx, sessionId))) return { ended: false };
  return toResponse(jsonAnswer({ payload: { ended: true } }, 200, { 'Set-Cookie': expiredSessionCookie() }));
});
