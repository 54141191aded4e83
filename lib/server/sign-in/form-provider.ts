import 'server-only';
import credentials from 'next-auth/providers/credentials';
import { type Credentials, knownDevice } from '@/lib/server/auth/devices';
import type { DeviceMeta, SignInMeta } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { callerAddress } from '@/lib/server/http/address';
import { toAppError } from '@/lib/server/http/map-error';
import { jobCtx } from '@/lib/server/jobs/job-ctx';

/**
 * A way in through a form of ours, for next-auth. It hands an error's message to the browser, so that is the code
 * alone, which the screen words; what is behind an unexpected one goes to the log.
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
        ...{ userAgent: headers.get('user-agent') ?? '', address: callerAddress(headers) },
        deviceFor: (account: Credentials | undefined) => knownDevice(headers, account),
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
