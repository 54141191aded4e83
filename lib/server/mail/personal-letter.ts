import 'server-only';
import { digitsOf } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import type { Contact } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import type { LetterJob } from './jobs';
import type { LetterContent } from './letter-content';

export interface Said {
  /** when it happened, or will happen */
  at: Date;
  path: string;
  /** numbers and names in the subject */
  values?: Record<string, number | string>;
  /** more lines: the key of a label, below `words` or with its own namespace, and a value that is already text */
  rows?: { key: string; value: string }[];
}

/**
 * The content of a letter to a member: the time, more lines, and one link.
 * @param words the group of its messages, such as `account-letters:deleted`
 */
export function personalContent(to: Contact, words: string, said: Said): LetterContent {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translateKey(to.locale, key.includes(':') ? key : `${words}.${key}`, values, digitsOf(to.intl)) ?? key;
  return {
    subject: say('subject', said.values),
    lead: say('lead', { name: isolate(to.name) }),
    rows: [
      { label: say('when'), value: formatMoment(said.at.toISOString(), to.intl, to.timeZone) },
      ...(said.rows ?? []).map(({ key, value }) => ({ label: say(key), value })),
    ],
    action: { label: say('action'), url: `${env().APP_URL}${said.path}` },
    note: say('note'),
  };
}

/** The same as a job. @returns nothing for an account without an address */
export function personalLetter(to: Contact | undefined, words: string, said: Said): LetterJob[] {
  if (!to?.email) return [];
  return [{ id: newId(), to: to.email, locale: to.locale, content: personalContent(to, words, said) }];
}
