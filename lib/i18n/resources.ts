import type { Locale } from './locales';
import arAccount from './messages/ar/account';
import arAuth from './messages/ar/auth';
import arBase from './messages/ar/base';
import arCheckout from './messages/ar/checkout';
import arCompanies from './messages/ar/companies';
import arCreator from './messages/ar/creator';
import arDates from './messages/ar/dates';
import arFigures from './messages/ar/figures';
import arFinance from './messages/ar/finance';
import arIdentity from './messages/ar/identity';
import arKindsFiles from './messages/ar/kinds-files';
import arOperator from './messages/ar/operator';
import arOrders from './messages/ar/orders';
import arPayouts from './messages/ar/payouts';
import arProducts from './messages/ar/products';
import arRefunds from './messages/ar/refunds';
import arServer from './messages/ar/server';
import arSetup from './messages/ar/setup';
import arSocial from './messages/ar/social';
import arStart from './messages/ar/start';
import enAccount from './messages/en/account';
import enAuth from './messages/en/auth';
import enBase from './messages/en/base';
import enCheckout from './messages/en/checkout';
import enCompanies from './messages/en/companies';
import enCreator from './messages/en/creator';
import enDates from './messages/en/dates';
import enFigures from './messages/en/figures';
import enFinance from './messages/en/finance';
import enIdentity from './messages/en/identity';
import enKindsFiles from './messages/en/kinds-files';
import enOperator from './messages/en/operator';
import enOrders from './messages/en/orders';
import enPayouts from './messages/en/payouts';
import enProducts from './messages/en/products';
import enRefunds from './messages/en/refunds';
import enServer from './messages/en/server';
import enSetup from './messages/en/setup';
import enSocial from './messages/en/social';
import enStart from './messages/en/start';

/**
 * The messages that go to browsers, in the groups of `messages/`. A new domain needs `locales/{ar,en}/<domain>.json`,
 * and a line in a group of both languages; a new group needs a line in each of the lists here and one in
 * `page-messages.tsx`.
 */
const arabic = {
  ...arBase,
  ...arSocial,
  ...arProducts,
  ...arKindsFiles,
  ...arStart,
  ...arAuth,
  ...arAccount,
  ...arSetup,
  ...arDates,
  ...arCompanies,
  ...arCheckout,
  ...arOrders,
  ...arRefunds,
  ...arFinance,
  ...arPayouts,
  ...arCreator,
  ...arFigures,
  ...arIdentity,
  ...arOperator,
};
const english = {
  ...enBase,
  ...enSocial,
  ...enProducts,
  ...enKindsFiles,
  ...enStart,
  ...enAuth,
  ...enAccount,
  ...enSetup,
  ...enDates,
  ...enCompanies,
  ...enCheckout,
  ...enOrders,
  ...enRefunds,
  ...enFinance,
  ...enPayouts,
  ...enCreator,
  ...enFigures,
  ...enIdentity,
  ...enOperator,
};

/** Texts that only the server uses: refusals, letters, long texts. */
const all = { ar: { ...arabic, ...arServer }, en: { ...english, ...enServer } };

/** English files give the types of the keys; a test checks that both languages have the same keys. */
export type MessageTypes = typeof all.en;

export type Namespace = keyof MessageTypes;

/** The messages of one language, by namespace: the form of i18next's `resources[locale]`. */
export type LocaleResources = Record<string, ResourceTree>;
type ResourceTree = { [key: string]: string | ResourceTree };

/** @returns all messages of a language, for the server. */
export function serverResources(locale: Locale): LocaleResources {
  return all[locale];
}

/** @returns all messages of a language that any page sends to browsers */
export function browserResources(locale: Locale): LocaleResources {
  return locale === 'ar' ? arabic : english;
}
