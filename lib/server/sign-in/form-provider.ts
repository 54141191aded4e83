import 'server-only';
import credentials from 'next-auth/providers/credentials';
import { type Credentials, knownDevice } from '@/lib/server/auth/devices';
import type { DeviceMeta, SignInMeta } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { callerAddress } from '@/lib/server/http/address';
import { toAppError } from '@/lib/server/http/map-error';
import { jobCtx } from '@/lib/server/jobs/job-ctx';

/**
 * A way to sign in through one of our forms, for next-auth. It passes an error's message on to the browser, so that
 * message is only the code, which the screen puts into words; the cause of an unexpected error goes to the log.
 * @param id as in `/api/auth/callback/{id}`
 * @param fields of the form; one that was not sent is empty
 */
export function formProvider<Field extends string>(
  id: string,
  fields: readonly Field[],
  signIn: (
    ctx: Ctx,
    given: Record<Field, string>,
    meta: SignInMeta & DeviceMeta,
  ) => Promise<{ userId: string; sessionId: string }>,
) {
  return credentials({
    id,
    name: id,
    credentials: Object.fromEntries(fields.map((field) => [field, {}])),
    async authorize(sent, request) {
      const ctx = jobCtx();
      const headers = new Headers(request.headers as Record<string, string>);
      const meta = {
        userAgent: headers.get('user-agent') ?? '',
        address: callerAddress(headers),
        deviceFor: (account: Credentials | undefined) => knownDevice(headers, account, ctx.now),
      };
      const texts = fields.map((field) => [field, String(sent?.[field] ?? '')]);
      const given = Object.fromEntries(texts) as Record<Field, string>;
      try {
        const { userId, sessionId } = await signIn(ctx, given, meta);
        return { id: userId, sessionId };
      } catch (error) {
        throw new Error(toAppError(error, { requestId: ctx.requestId, endpoint: `signIn:${id}` }).code);
      }
    },
  });
}
