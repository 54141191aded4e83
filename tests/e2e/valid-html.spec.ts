import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { inStore } from '../setup/app-store';
import { DEMO, joinAs, signIn, unique } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { hasJava, htmlFaults } from '../setup/html-checker';
import { signInAsOperator } from '../setup/operator';

/** Every kind of page, by who may open it; values in braces are looked up in the store. */
const PAGES = {
  guest: [
    ...[
      '/guest',
      '/explore',
      '/explore?tab=users',
      '/explore?tab=posts',
      '/see-all?of=products',
      '/marketplace',
    ],
    ...['/search', '/search?q=تصميم', '/search?q=zzqqxx', '/posts/{post}', '/products/{product}'],
    ...['/users/{creator}', '/users/{creator}?tab=products', '/users/{company}', '/sandbox-pay/{payment}'],
    ...['/about', '/privacy-policy', '/terms-and-conditions', '/login', '/auth/phone', '/auth/account-type'],
    ...['/auth/register', '/auth/register-business', '/auth/forgot-password', '/auth/reset-password?token=x'],
    '/certificates/{certificate}',
    ...['/auth/reset-password/success', '/auth/verify-email?token=x', '/offline.html', '/missing', '/x/y/z'],
  ],
  member: [
    '/missing',
    ...[
      '/',
      '/welcome',
      '/notifications',
      '/saved-posts',
      '/cart',
      '/checkout?product={product}',
      '/companies',
    ],
    ...['/orders/{order}', '/purchased-posts', '/library/{purchase}', '/creator/profile-setup'],
    '/library/{course}/{lesson}',
    '/library/{finished}',
    '/library/messages/{held}',
    ...['/settings/main', '/settings/edit_profile', '/settings/tune_interest'],
  ],
  creator: [
    ...['/creator/dashboard', '/creator/digital-content', '/creator/identity', '/wire-transfer-setup'],
    ...[
      '/product/create',
      '/product/{draft}/edit',
      '/product/{made}/course',
      '/product/{made}/students',
      '/product/{workshop}/dates',
      '/product/{workshop}/assessments/after',
      '/lessons/{lesson}/questions',
      '/creator/tips',
      '/creator/calendar',
      '/creator/calendar/hours',
      '/creator/calendar/packages',
      '/finance',
      '/finance?tab=revenue-report',
      '/finance/refunds',
    ],
    ...['/finance/revenue-report/{month}', '/finance/sales/{sale}'],
  ],
  company: ['/creator/company', '/companies/{company}'],
  newCompany: ['/creator/company-setup'],
  operator: [
    ...['/admin', '/admin/audit', '/admin/catalogue', '/admin/disputes', '/admin/events', '/admin/identity'],
    ...['/admin/outbox', '/admin/ledger', '/admin/ledger/accounts', '/admin/ledger/accounts/{account}'],
    ...[
      '/admin/payments',
      '/admin/posts',
      '/admin/absences',
      '/admin/tips',
      '/admin/comments',
      '/admin/messages',
    ],
    ...['/admin/ledger/journals/{journal}', '/admin/payouts', '/admin/payouts/{payout}', '/admin/people'],
    ...['/admin/people/{creator}', '/admin/receipts', '/admin/refunds', '/admin/refunds/sales/{sale}'],
    ...[
      '/admin/revenue-share',
      '/admin/sales',
      '/admin/sales/{order}',
      '/admin/webhooks',
      '/auth/second-factor',
    ],
  ],
};
type Visitor = keyof typeof PAGES;

/** Shown for addresses that do not exist; it answers 404. */
const MISSING = ['/missing', '/x/y/z'];

/** Pages that only redirect; and the page for all unknown addresses, which is visited once. */
const NOT_LOOKED_AT = ['/settings', '/[...missing]'];

const ENTER: Record<Visitor, (page: Page) => Promise<unknown>> = {
  guest: async () => {},
  member: (page) => signIn(page, DEMO.member),
  creator: (page) => signIn(page, DEMO.creator),
  company: (page) => signIn(page, DEMO.company),
  newCompany: (page) =>
    joinAs(page, { accountType: 'COMPANY', name: 'دار السطر', handle: unique('satr').slice(0, 20) }),
  operator: (page) => signInAsOperator(page),
};

test('every kind of page is valid HTML in both languages', async ({ page, context, baseURL }) => {
  test.skip(!hasJava(), 'there is no Java here for vnu, which looks at the pages');
  test.slow();
  const ids = await findIds();
  const html = new Map<string, string>();
  for (const visitor of Object.keys(PAGES) as Visitor[]) {
    await context.clearCookies();
    await ENTER[visitor](page);
    for (const locale of ['ar', 'en']) {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      for (const address of PAGES[visitor]) {
        const path = address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
        const answer = await page.request.get(path, { maxRedirects: 0 });
        expect(answer.status(), `${path} for a ${visitor}`).toBe(MISSING.includes(path) ? 404 : 200);
        html.set(`${locale} ${address}`, await answer.text());
      }
    }
  }
  expect(htmlFaults(html)).toEqual([]);
});

test('every page of the app is among the checked ones', () => {
  const seen = Object.values(PAGES)
    .flat()
    .map((address) => address.replace(/\?.*/, ''));
  const missed = pagesOf('app').filter((page) => {
    const shape = new RegExp(`^${page.replace(/\/\[\[\.\.\..*?\]\]/, '').replace(/\[.*?\]/g, '[^/]+')}$`);
    return !NOT_LOOKED_AT.includes(page) && !seen.some((address) => shape.test(address));
  });
  expect(missed).toEqual([]);
});

/** The addresses of the pages in a folder of Next's, with its brackets. */
function pagesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map((file) => `/${dirname(file)}`);
  expect(pages.length).toBeGreaterThan(50);
  return pages.map((page) => page.replace(/\/\([\w-]+\)/g, '').replace(/^\/\.?$|^$/, '/'));
}

/** The ids in the addresses, from the demo. */
async function findIds(): Promise<Record<string, string>> {
  const [row] = await inStore<Record<string, string>>(
    `with of as (select
       (select id from users where email = $1) member,
       (select id from users where email = $2) creator,
       (select id from users where email = $3) company)
     select of.*,
       (select id from posts where audience = 'public' order by comments_count desc limit 1) post,
       (select id from products p where status = 'published' and price_amount > 0 and owner_id <> of.member and not exists
         (select from entitlements where product_id = p.id and holder_id = of.member)
         order by ratings_count desc limit 1) product,
       (select id from payments where gateway = 'sandbox' limit 1) payment,
       (select id from orders where buyer_id = of.member limit 1) "order",
       (select id from entitlements where holder_id = of.member and product_id is not null limit 1) purchase,
       (select id from products where owner_id = of.creator limit 1) draft,
       (select id from products where owner_id = of.creator and type = 'full_course' limit 1) made,
       (select id from products where owner_id = of.creator and type = 'assessment_workshop' limit 1) workshop,
       (select e.id from entitlements e join products p on p.id = e.product_id
         where e.holder_id = of.member and p.type = 'full_course' and e.status = 'active' limit 1) course,
       (select l.id from entitlements e join products p on p.id = e.product_id join course_lessons l on l.product_id = p.id
         where e.holder_id = of.member and p.type = 'full_course' and e.status = 'active' limit 1) lesson,
       (select e.product_id from entitlements e join products p on p.id = e.product_id
         where e.holder_id = of.member and p.type = 'full_course' and e.status = 'active' limit 1) held,
       (select c.entitlement_id from certificates c join entitlements e on e.id = c.entitlement_id
         where e.holder_id = of.member limit 1) finished,
       (select code from certificates limit 1) certificate,
       (select max(month) from revenue_reports where user_id = of.creator) "month",
       (select id from order_lines where seller_id = of.creator limit 1) sale,
       (select id from ledger_accounts limit 1) account,
       (select id from journals limit 1) journal,
       (select id from payouts limit 1) payout
     from of`,
    [DEMO.member.email, DEMO.creator.email, DEMO.company.email],
  );
  return row ?? {};
}
