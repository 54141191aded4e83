import type { Page } from '@playwright/test';
import { joinAs, signIn, unique } from './browser-steps';
import { DEMO } from './demo-accounts';
import { signInAsOperator } from './operator';
import { placeOrder } from './purchase';
import type { PageIds } from './walk/page-ids';
import * as shared from './walk/shared-states';
import * as creators from './walk/states-of-creators';
import * as guests from './walk/states-of-guests';
import * as members from './walk/states-of-members';

/** Brings a page into further states, one after the other, and yields the name of each. */
type Reach = (page: Page) => AsyncGenerator<string>;

/** A page for one visitor. A plain address is a row, too. */
export interface PageRow {
  /** Values in braces are ids of the demo: page-ids.ts. */
  path: string;
  /** of the answer, if it is not 200 */
  status?: number;
  /** At 1440 px: one column in the middle, or as wide as there is room. */
  width?: 'column' | 'full';
  /** a selector of what comes late; the walk waits for it */
  shows?: string;
  reach?: Reach;
}

const column = (path: string): PageRow => ({ path, width: 'column' });
const full = (path: string): PageRow => ({ path, width: 'full' });
const missing = (path: string): PageRow => ({ path, status: 404 });
const alert = (path: string): PageRow => ({ path, shows: '[role=alert]' });
const chart = 'svg[class*=Charts]';
const person = '/users/{creator}';

/** Each page of the app, by the visitors that see it differently. A new page needs a row: tests/lib/pages.test.ts. */
export const PAGES = {
  guest: [
    { path: '/guest', reach: shared.drawer },
    '/explore',
    '/see-all?of=products',
    '/search',
    '/search?q=zzqqxx',
    '/offline.html',
    ...['/explore?tab=users', '/explore?tab=posts', '/marketplace', '/search?q=تصميم'].map(full),
    '/posts/{post}',
    '/posts/{postOnSale}',
    '/products/{product}',
    '/products/{audio}',
    person,
    `${person}?tab=products`,
    '/users/{company}',
    ...['/about', '/terms-and-conditions'].map(column),
    '/privacy-policy',
    '/certificates/{certificate}',
    '/auth/account-type',
    '/auth/register',
    { path: '/login', reach: shared.refusedForm },
    ...['maybe_registered', 'account_closed', 'rate_limited', 'google_unconfirmed'].map((error) =>
      alert(`/login?error=${error}`),
    ),
    { path: '/auth/register-business', reach: shared.refusedForm },
    { path: '/auth/forgot-password', reach: guests.sentLetter },
    { path: '/auth/phone', reach: guests.phoneSignIn },
    '/auth/reset-password',
    '/auth/reset-password?token=x',
    '/auth/reset-password/success',
    '/auth/verify-email',
    { path: '/auth/verify-email?token=x', shows: 'role=link[name=/رابطًا جديدًا|new link/]' },
    ...['/missing', '/x/y/z'].map(missing),
  ],
  /** whose account waits for its deletion */
  leaver: [{ path: '/login', reach: guests.deletionThatWaits }],
  member: [
    { path: '/', width: 'full', reach: members.menusAtHome },
    ...['/notifications', '/saved-posts', '/purchased-posts', '/companies'].map(full),
    '/welcome',
    '/cart',
    '/checkout?product={product}',
    '/orders/{order}',
    '/library/{purchase}',
    '/library/{finished}',
    '/library/{course}',
    '/library/messages/{held}',
    '/products/{held}',
    { path: '/library/{course}/{lesson}', reach: members.player },
    '/creator/profile-setup',
    '/finance',
    '/see-all?of=companies',
    '/settings/main?part=signIn',
    '/see-all?of=following',
    '/see-all?of=followers',
    '/settings/main?part=notices',
    ...['/settings/main', '/settings/edit_profile'].map(full),
    '/settings/main?part=data',
    '/settings/edit_profile?part=details',
    '/settings/edit_profile?part=links',
    '/settings/edit_profile?part=pictures',
    { path: '/settings/main?part=privacy', shows: 'text=/^(لم تحظر أحدًا|You haven’t blocked anybody)$/' },
    { path: '/settings/main?part=sessions', reach: members.signOutEverywhere },
    { path: '/settings/main?part=danger', reach: members.deletion },
    { path: '/settings/edit_profile?part=about', reach: members.unsavedChanges },
    { path: '/settings/tune_interest', shows: 'role=group' },
    missing('/missing'),
    { path: '/posts/{post}', reach: members.answerToComment },
    { path: '/posts/{rated}', shows: '#evaluations li' },
    { path: person, reach: members.personMenu },
    { path: '/users/{member}', reach: members.actionsOnPhone },
    { path: '/users/{company}', reach: members.actionsOnPhone },
  ],
  /** bought a paid post */
  reader: [
    { path: '/posts/{postOnSale}', reach: members.postSheet },
    { path: '/posts/{heldPost}', reach: members.ownedPost },
    '/purchased-posts',
  ],
  newMember: [
    { path: '/welcome', reach: members.firstSteps },
    { path: '/creator/profile-setup', reach: members.profileSetup },
    '/sandbox-pay/{payment}',
    { path: '/checkout?product={product}', reach: members.purchase },
  ],
  creator: [
    { path: '/', reach: creators.paidPost },
    { path: '/creator/dashboard', width: 'full', shows: chart, reach: creators.figures },
    ...['/creator/digital-content', '/creator/tips', '/creator/calendar'].map(full),
    ...['/creator/identity', '/wire-transfer-setup', '/product/{workshop}/assessments/after'].map(column),
    { path: '/creator/calendar/hours', width: 'column', reach: creators.seasonAndDay },
    { path: '/product/create', reach: creators.productForm },
    '/creator/calendar/packages',
    '/product/{draft}/edit',
    '/product/{made}/course',
    '/product/{made}/students',
    '/product/{workshop}/dates',
    '/checkout?product={product}',
    { path: '/cart', reach: shared.drawer },
    { path: '/lessons/{lesson}/questions', shows: 'main li' },
    { path: '/finance', width: 'full', shows: chart },
    { path: '/finance?tab=revenue-report', reach: shared.details },
    { path: '/finance/refunds', width: 'column', reach: shared.otherTabs },
    { path: '/finance/revenue-report/{month}', shows: 'main li' },
    '/finance/sales/{sale}',
    '/finance/disputes',
    '/finance/disputes/{dispute}',
    '/posts/{heldPost}',
    '/posts/{postOnSale}',
    '/products/{product}',
    person,
    `${person}?tab=products`,
    '/users/{member}',
    '/users/{company}',
    missing('/users/01890000-0000-7000-8000-000000000000'),
  ],
  company: [{ path: '/creator/company', reach: creators.companyDialogs }, '/companies/{company}'],
  newCompany: [{ path: '/creator/company-setup', reach: creators.companySetup }],
  operator: [
    '/auth/second-factor',
    ...[
      '',
      '/audit',
      '/catalogue',
      '/disputes',
      '/events',
      '/outbox',
      '/posts',
      '/absences',
      '/tips',
      '/comments',
      '/messages',
      '/people',
      '/people/{creator}',
      '/payouts',
      '/payouts/{payout}',
      '/ledger',
      '/ledger/accounts',
      '/ledger/accounts/{account}',
      '/ledger/journals/{journal}',
      '/revenue-share',
      '/sales',
      '/sales/{order}',
      '/refunds/sales/{sale}',
      '/webhooks',
    ].map((path) => `/admin${path}`),
    ...['/payments', '/receipts', '/refunds', '/identity'].map((path) => ({
      path: `/admin${path}`,
      reach: shared.otherTabs,
    })),
  ],
} satisfies Record<string, readonly (string | PageRow)[]>;

/** A key of PAGES. */
export type PageVisitor = keyof typeof PAGES;

/** Signs a visitor in, and adds the ids of the rows that are made for them. */
export const SIGN_IN: Record<PageVisitor, (page: Page, ids: PageIds) => Promise<unknown>> = {
  guest: async () => {},
  leaver: async () => {},
  member: (page) => signIn(page, DEMO.member),
  reader: (page, { reader = '' }) => signIn(page, { email: reader }),
  newMember: async (page, ids) => {
    await joinAs(page);
    ids.payment = (await placeOrder(page, ids.audio ?? '')).payment?._id ?? '';
  },
  creator: (page) => signIn(page, DEMO.creator),
  company: (page) => signIn(page, DEMO.company),
  newCompany: (page) =>
    joinAs(page, { accountType: 'COMPANY', name: 'دار السطر', handle: unique('satr').slice(0, 20) }),
  operator: (page) => signInAsOperator(page),
};
