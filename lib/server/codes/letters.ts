import 'server-only';
import { digitsOf, type Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import type { LetterJob } from '@/lib/server/mail/jobs';
import type { LetterContent } from '@/lib/server/mail/letter-content';
import { isolate, writeDigits } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { RESET_MINUTES } from './tokens';

export type LetterKind =
  | 'verify'
  | 'registeredAgain'
  | 'reset'
  | 'changeEmail'
  | 'passwordReset'
  | 'emailChanged'
  | 'phoneChanged';

/** The reader of a letter, with their language, digits and calendar. */
export interface Reader {
  name: string;
  locale: Locale;
  intl: string;
  /** their time zone; null where it is not known */
  timeZone: string | null;
}

interface Said {
  /** the account's owner */
  to: Reader;
  /** a path on this site, made by `paths`; the host is always the configured one */
  path: string;
  now: Date;
  /** the value in the letter's last row */
  value: string;
}

/** The content of one of these letters: its reader's name, the time, the subject, and one link. */
export function letterOf(kind: LetterKind, said: Said): LetterContent {
  const { name, locale, intl, timeZone } = said.to;
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translateKey(locale, `code-letters:${kind}.${key}`, values, digitsOf(intl)) ?? key;
  return {
    subject: say('subject'),
    lead: say('lead', { name: isolate(name) }),
    rows: [
      { label: say('when'), value: formatMoment(said.now.toISOString(), intl, timeZone) },
      { label: say('about'), value: said.value },
    ],
    action: { label: say('action'), url: `${env().APP_URL}${said.path}` },
    note: say('note', { minutes: RESET_MINUTES }),
  };
}

/** The same as a job, for letters that hold no secret. */
export const noticeTo = (address: string, kind: LetterKind, said: Said): LetterJob => ({
  id: newId(),
  to: address,
  locale: said.to.locale,
  content: letterOf(kind, said),
});

/**
 * The text message with a code, in the reader's digits: the fields for codes accept both. Its last line has the form
 * that browsers read codes from (WebOTP), which has Latin digits only.
 */
export function codeMessage({ locale, intl }: Pick<Reader, 'locale' | 'intl'>, code: string): string {
  const written = writeDigits(code, digitsOf(intl));
  const words = translateKey(locale, 'code-letters:sms', { code: written }, digitsOf(intl)) ?? written;
  return `${words}\n\n@${new URL(env().APP_URL).hostname} #${code}`;
}
