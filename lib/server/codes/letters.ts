import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { intlTag } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import type { LetterJob } from '@/lib/server/mail/jobs';
import type { LetterContent } from '@/lib/server/mail/letter';
import { isolate } from '@/lib/shared/arabic';

export type LetterKind =
  | 'verify'
  | 'registeredAgain'
  | 'reset'
  | 'changeEmail'
  | 'passwordReset'
  | 'emailChanged'
  | 'phoneChanged';

interface Said {
  locale: Locale;
  /** of the account's owner */
  name: string;
  /** of this site, as `paths` makes it; the host is always the configured one */
  path: string;
  now: Date;
  /** what stands in the letter's last row */
  value: string;
}

/** What one of these letters says: its reader's name, when, what it is about, and one link. */
export function letterOf(kind: LetterKind, said: Said): LetterContent {
  const say = (key: string, values?: Record<string, string>) =>
    translateKey(said.locale, `code-letters:${kind}.${key}`, values) ?? key;
  return {
    subject: say('subject'),
    lead: say('lead', { name: isolate(said.name) }),
    rows: [
      { label: say('when'), value: moment(said.now, said.locale) },
      { label: say('about'), value: said.value },
    ],
    action: { label: say('action'), url: `${env().APP_URL}${said.path}` },
    note: say('note'),
  };
}

/** The same as a job, for letters that hold no secret. */
export const noticeTo = (to: string, kind: LetterKind, said: Said): LetterJob => ({
  id: newId(),
  to,
  locale: said.locale,
  content: letterOf(kind, said),
});

function moment(at: Date, locale: Locale): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(intlTag(locale), format).format(at)} UTC`;
}

/** The text message with a code. Its last line is the form that browsers read codes from (WebOTP). */
export function codeMessage(locale: Locale, code: string): string {
  const words = translateKey(locale, 'code-letters:sms', { code }) ?? code;
  return `${words}\n\n@${new URL(env().APP_URL).hostname} #${code}`;
}
