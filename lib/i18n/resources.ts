import arAccount from '@/locales/ar/account.json';
import arAccountLetters from '@/locales/ar/account-letters.json';
import arAuth from '@/locales/ar/auth.json';
import arBlocks from '@/locales/ar/blocks.json';
import arCheckout from '@/locales/ar/checkout.json';
import arCodeLetters from '@/locales/ar/code-letters.json';
import arCodes from '@/locales/ar/codes.json';
import arCommon from '@/locales/ar/common.json';
import arCompanies from '@/locales/ar/companies.json';
import arCreator from '@/locales/ar/creator.json';
import arCreatorStats from '@/locales/ar/creator-stats.json';
import arDates from '@/locales/ar/dates.json';
import arDemo from '@/locales/ar/demo.json';
import arEmails from '@/locales/ar/emails.json';
import arErrors from '@/locales/ar/errors.json';
import arEvents from '@/locales/ar/events.json';
import arExplore from '@/locales/ar/explore.json';
import arExport from '@/locales/ar/export.json';
import arFinance from '@/locales/ar/finance.json';
import arFirstSteps from '@/locales/ar/first-steps.json';
import arIdentity from '@/locales/ar/identity.json';
import arIdentityLetters from '@/locales/ar/identity-letters.json';
import arLayout from '@/locales/ar/layout.json';
import arLegal from '@/locales/ar/legal.json';
import arNotifications from '@/locales/ar/notifications.json';
import arOperator from '@/locales/ar/operator.json';
import arOperatorLetters from '@/locales/ar/operator-letters.json';
import arOperatorSales from '@/locales/ar/operator-sales.json';
import arOrders from '@/locales/ar/orders.json';
import arPayoutLetters from '@/locales/ar/payout-letters.json';
import arPayouts from '@/locales/ar/payouts.json';
import arPosts from '@/locales/ar/posts.json';
import arProducts from '@/locales/ar/products.json';
import arProfile from '@/locales/ar/profile.json';
import arRefundLetters from '@/locales/ar/refund-letters.json';
import arRefunds from '@/locales/ar/refunds.json';
import arRevenue from '@/locales/ar/revenue.json';
import arRevenueLetters from '@/locales/ar/revenue-letters.json';
import arSearch from '@/locales/ar/search.json';
import arSettings from '@/locales/ar/settings.json';
import arSetup from '@/locales/ar/setup.json';
import arSetupGuide from '@/locales/ar/setup-guide.json';
import arSignInAsk from '@/locales/ar/sign-in-ask.json';
import arStuckPayments from '@/locales/ar/stuck-payments.json';
import arTransfers from '@/locales/ar/transfers.json';
import arUsers from '@/locales/ar/users.json';
import arValidation from '@/locales/ar/validation.json';
import arWebhooks from '@/locales/ar/webhooks.json';
import enAccount from '@/locales/en/account.json';
import enAccountLetters from '@/locales/en/account-letters.json';
import enAuth from '@/locales/en/auth.json';
import enBlocks from '@/locales/en/blocks.json';
import enCheckout from '@/locales/en/checkout.json';
import enCodeLetters from '@/locales/en/code-letters.json';
import enCodes from '@/locales/en/codes.json';
import enCommon from '@/locales/en/common.json';
import enCompanies from '@/locales/en/companies.json';
import enCreator from '@/locales/en/creator.json';
import enCreatorStats from '@/locales/en/creator-stats.json';
import enDates from '@/locales/en/dates.json';
import enDemo from '@/locales/en/demo.json';
import enEmails from '@/locales/en/emails.json';
import enErrors from '@/locales/en/errors.json';
import enEvents from '@/locales/en/events.json';
import enExplore from '@/locales/en/explore.json';
import enExport from '@/locales/en/export.json';
import enFinance from '@/locales/en/finance.json';
import enFirstSteps from '@/locales/en/first-steps.json';
import enIdentity from '@/locales/en/identity.json';
import enIdentityLetters from '@/locales/en/identity-letters.json';
import enLayout from '@/locales/en/layout.json';
import enLegal from '@/locales/en/legal.json';
import enNotifications from '@/locales/en/notifications.json';
import enOperator from '@/locales/en/operator.json';
import enOperatorLetters from '@/locales/en/operator-letters.json';
import enOperatorSales from '@/locales/en/operator-sales.json';
import enOrders from '@/locales/en/orders.json';
import enPayoutLetters from '@/locales/en/payout-letters.json';
import enPayouts from '@/locales/en/payouts.json';
import enPosts from '@/locales/en/posts.json';
import enProducts from '@/locales/en/products.json';
import enProfile from '@/locales/en/profile.json';
import enRefundLetters from '@/locales/en/refund-letters.json';
import enRefunds from '@/locales/en/refunds.json';
import enRevenue from '@/locales/en/revenue.json';
import enRevenueLetters from '@/locales/en/revenue-letters.json';
import enSearch from '@/locales/en/search.json';
import enSettings from '@/locales/en/settings.json';
import enSetup from '@/locales/en/setup.json';
import enSetupGuide from '@/locales/en/setup-guide.json';
import enSignInAsk from '@/locales/en/sign-in-ask.json';
import enStuckPayments from '@/locales/en/stuck-payments.json';
import enTransfers from '@/locales/en/transfers.json';
import enUsers from '@/locales/en/users.json';
import enValidation from '@/locales/en/validation.json';
import enWebhooks from '@/locales/en/webhooks.json';
import type { Locale } from './locales';

/**
 * Every message file, registered. A new domain is: `locales/{ar,en}/<domain>.json`, two imports above,
 * and one line here (or below, when only the server speaks it).
 */
const browserResources = {
  common: { ar: arCommon, en: enCommon },
  layout: { ar: arLayout, en: enLayout },
  errors: { ar: arErrors, en: enErrors },
  validation: { ar: arValidation, en: enValidation },
  auth: { ar: arAuth, en: enAuth },
  codes: { ar: arCodes, en: enCodes },
  posts: { ar: arPosts, en: enPosts },
  products: { ar: arProducts, en: enProducts },
  checkout: { ar: arCheckout, en: enCheckout },
  orders: { ar: arOrders, en: enOrders },
  notifications: { ar: arNotifications, en: enNotifications },
  finance: { ar: arFinance, en: enFinance },
  refunds: { ar: arRefunds, en: enRefunds },
  revenue: { ar: arRevenue, en: enRevenue },
  transfers: { ar: arTransfers, en: enTransfers },
  users: { ar: arUsers, en: enUsers },
  'stuck-payments': { ar: arStuckPayments, en: enStuckPayments },
  webhooks: { ar: arWebhooks, en: enWebhooks },
  search: { ar: arSearch, en: enSearch },
  explore: { ar: arExplore, en: enExplore },
  creator: { ar: arCreator, en: enCreator },
  'creator-stats': { ar: arCreatorStats, en: enCreatorStats },
  profile: { ar: arProfile, en: enProfile },
  blocks: { ar: arBlocks, en: enBlocks },
  companies: { ar: arCompanies, en: enCompanies },
  setup: { ar: arSetup, en: enSetup },
  'setup-guide': { ar: arSetupGuide, en: enSetupGuide },
  settings: { ar: arSettings, en: enSettings },
  'first-steps': { ar: arFirstSteps, en: enFirstSteps },
  dates: { ar: arDates, en: enDates },
  account: { ar: arAccount, en: enAccount },
  identity: { ar: arIdentity, en: enIdentity },
  payouts: { ar: arPayouts, en: enPayouts },
  operator: { ar: arOperator, en: enOperator },
  'operator-sales': { ar: arOperatorSales, en: enOperatorSales },
};

/** Long or mailed texts, and words of pages that only the server makes: not sent to the browser with each page. */
const serverOnlyResources = {
  legal: { ar: arLegal, en: enLegal },
  emails: { ar: arEmails, en: enEmails },
  export: { ar: arExport, en: enExport },
  'account-letters': { ar: arAccountLetters, en: enAccountLetters },
  'identity-letters': { ar: arIdentityLetters, en: enIdentityLetters },
  'operator-letters': { ar: arOperatorLetters, en: enOperatorLetters },
  'payout-letters': { ar: arPayoutLetters, en: enPayoutLetters },
  'revenue-letters': { ar: arRevenueLetters, en: enRevenueLetters },
  'refund-letters': { ar: arRefundLetters, en: enRefundLetters },
  'code-letters': { ar: arCodeLetters, en: enCodeLetters },
  demo: { ar: arDemo, en: enDemo },
  events: { ar: arEvents, en: enEvents },
  // Comes with the sheet that it is for.
  'sign-in-ask': { ar: arSignInAsk, en: enSignInAsk },
};

const allResources = { ...browserResources, ...serverOnlyResources };

export type Namespace = keyof typeof allResources;

/** The messages of one language, by namespace: what i18next takes as `resources[locale]`. */
export type LocaleResources = Record<string, ResourceTree>;
type ResourceTree = { [key: string]: string | ResourceTree };

/** English files give the types of the keys; a test keeps both languages' keys equal. */
export type MessageTypes = { [N in Namespace]: (typeof allResources)[N]['en'] };

/** @returns all messages of a language, for the server. */
export function serverResources(locale: Locale): LocaleResources {
  return pick(allResources, locale);
}

/** @returns the messages of a language that the browser needs. */
export function clientResources(locale: Locale): LocaleResources {
  return pick(browserResources, locale);
}

function pick(domains: Record<string, Record<Locale, ResourceTree>>, locale: Locale): LocaleResources {
  return Object.fromEntries(Object.entries(domains).map(([name, languages]) => [name, languages[locale]]));
}
