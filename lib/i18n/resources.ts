import type { Locale } from './locales';
import * as arabic from './messages/ar.gen';
import * as english from './messages/en.gen';

const byLocale = { ar: arabic, en: english };

/** English files give the types of the keys; a test checks that both languages have the same keys. */
export type MessageTypes = typeof english.messages;

export type Namespace = keyof MessageTypes;

/** The messages of one language, by namespace: the form of i18next's `resources[locale]`. */
export type LocaleResources = Record<string, ResourceTree>;
type ResourceTree = { [key: string]: string | ResourceTree };

/** @returns all messages of a language, for the server. */
export function serverResources(locale: Locale): LocaleResources {
  return byLocale[locale].messages;
}

/** @returns all messages of a language that any page sends to browsers */
export function browserResources(locale: Locale): LocaleResources {
  return byLocale[locale].browserMessages;
}
