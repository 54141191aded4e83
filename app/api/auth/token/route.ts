import { getToken } from '@/lib/contract/auth';
import { refreshToken, renewDevice } from '@/lib/server/auth/service';
import { refuseCrossOrigin } from '@/lib/server/http/origin';
import { jsonAnswer, toResponse } from '@/lib/server/http/respond';
import { handle, parseAnswer } from '@/lib/server/requests/handle';
import { getMe } from '@/lib/server/users/service';

export const GET = handle(getToken, async ({ request }, ctx) => {
  refuseCrossOrigin(request);
  const [{ token, expiresAt }, user, device] = await Promise.all([
    refreshToken(ctx),
    getMe(ctx),
    renewDevice(ctx, request.headers),
  ]);
  const payload = parseAnswer(getToken, { token, expiresAt: expiresAt.toISOString(), user });
  return toResponse(jsonAnswer({ payload }, 200, device ? { 'Set-Cookie': device } : {}));
});
