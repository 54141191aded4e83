import 'server-only';
import credentials from 'next-auth/providers/credentials';
import { parseLocale } from '@/lib/i18n/locales';
import { signInWithTicket } from '@/lib/server/codes/phone-sign-in';
import { AppError } from '@/lib/server/errors';
import { callerAddress } from '@/lib/server/http/address';
import { jobCtx } from '@/lib/server/jobs/job-ctx';

/** Signs in with the ticket that /users/verifyOTP gave for a right code; a new number's member also says their name. */
export function phoneProvider() {
  return credentials({
    id: 'phone',
    name: 'phone',
    credentials: { ticket: {}, name: {}, locale: {} },
    async authorize(given, request) {
      const headers = new Headers(request.headers as Record<string, string>);
      const meta = { userAgent: headers.get('user-agent') ?? '', address: callerAddress(headers) };
      const ticket = String(given?.ticket ?? '');
      const name = String(given?.name ?? '');
      try {
        const asked = { ticket, name, locale: parseLocale(given?.locale) };
        const { userId, sessionId } = await signInWithTicket(jobCtx(), asked, meta);
        return { id: userId, sessionId };
      } catch (error) {
        // next-auth hands an error's message to the browser: the code, which the screen words.
        throw new Error(error instanceof AppError ? error.code : 'internal');
      }
    },
  });
}
