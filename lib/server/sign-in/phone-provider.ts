import 'server-only';
import { parseLocale } from '@/lib/i18n/locales';
import { signInWithTicket } from '@/lib/server/codes/phone-sign-in';
import { formProvider } from './form-provider';

/** Signs in with the ticket that /users/verifyOTP gave for a right code; a new member also gives their name. */
export const phoneProvider = () =>
  formProvider('phone', ['ticket', 'name', 'locale'], (ctx, { ticket, name, locale }, meta) =>
    signInWithTicket(ctx, { ticket, name, locale: parseLocale(locale) }, meta),
  );
