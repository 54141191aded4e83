import { getToken } from '@/lib/contract/auth';
import { refreshToken } from '@/lib/server/auth/service';
import { handle } from '@/lib/server/http/handle';
import { refuseCrossOrigin } from '@/lib/server/http/origin';
import { getMe } from '@/lib/server/users/service';

export const GET = handle(getToken, async ({ request }, ctx) => {
  refuseCrossOrigin(request);
  const [{ token, expiresAt }, user] = await Promise.all([refreshToken(ctx), getMe(ctx)]);
  return { token, expiresAt: expiresAt.toISOString(), user };
});
