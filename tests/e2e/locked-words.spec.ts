import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TEST_CARDS, TEST_CODE } from '@/lib/shared/test-cards';
import { inStore } from '../setup/app-store';
import { joinAs, send, signIn, tokenOf, uniqueName } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { signInAsOperator } from '../setup/operator';
import { sendFile } from '../setup/send-file';
import { until } from '../setup/waits';

/**
 * A word stands in each field of the locked part of a paid post. No page that anybody is sent holds one of them:
 * neither its HTML with what search engines and link previews read, nor what Next sends in its place while somebody
 * moves about. tests/contract/locked-words.test.ts asks the API the same.
 */
const CANARY = {
  text: 'كناريالنص',
  tag: 'كناريالوسم',
  link: 'canary-link.example',
  alt: 'كناريالوصف',
  fileName: 'كناريالملف',
  edition: 'كناريالطبعة',
};
const TITLE = 'زعفرانيةالعنوان';

const OF_ALL = ['/explore', '/explore?tab=posts', '/posts/{post}', '/users/{author}', `/search?q=${TITLE}`];
const OF_GUESTS = ['/guest', ...OF_ALL, '/marketplace', '/sitemap.xml'];
const OF_MEMBERS = ['/', ...OF_ALL, '/notifications', '/saved-posts', '/purchased-posts', '/cart'];
const OF_BUYERS = [...OF_MEMBERS, '/orders/{order}', '/library/{entitlement}'];
const OF_AUTHOR = [
  ...OF_MEMBERS,
  '/creator/dashboard',
  '/finance',
  '/finance/refunds',
  '/finance/sales/{line}',
];
const OF_OPERATORS = [
  ...OF_ALL,
  '/admin',
  '/admin/posts',
  '/admin/sales',
  '/admin/sales/{order}',
  '/admin/outbox',
  '/admin/audit',
  '/admin/people/{author}',
  '/admin/refunds',
  '/admin/payments',
  '/admin/ledger',
  '/admin/events',
];

test('no page holds a word of a locked part, for whoever opens it', async ({ browser }) => {
  test.slow();
  const open = async (enter: (page: Page) => Promise<unknown>) => {
    const page = await (await browser.newContext()).newPage();
    await enter(page);
    return page;
  };
  const guest = await open(async () => {});
  const author = await open((page) => signIn(page, DEMO.creator));
  const stranger = await open((page) => joinAs(page, { name: uniqueName('غريب') }));
  const follower = await open((page) => joinAs(page, { name: uniqueName('متابع') }));
  const buyer = await open((page) => joinAs(page, { name: uniqueName('مشترٍ') }));
  const refunded = await open((page) => joinAs(page, { name: uniqueName('مسترد') }));
  const operator = await open((page) => signInAsOperator(page));

  const { post, secrets } = await publish(author);
  const authorId = (await payload(await send(author, 'GET', '/users/me')))._id;
  await send(follower, 'POST', `/users/follow/${authorId}`);
  const bought = await buy(buyer, post);
  const returned = await buy(refunded, post);
  await keyed(author, `/sales/${returned.line}/refunds`, { amount: 500, answer: '' });
  await untilAnswers(refunded, `/posts/${post}/locked`, 403);

  const leaks: string[] = [];
  const seen: Record<string, number> = {};
  const ids = { post, author: authorId };
  for (const [who, page, paths, own] of [
    ['guest', guest, OF_GUESTS, {}],
    ['stranger', stranger, OF_MEMBERS, {}],
    ['follower', follower, OF_MEMBERS, {}],
    ['buyer', buyer, OF_BUYERS, bought],
    ['refunded', refunded, OF_BUYERS, returned],
    ['author', author, OF_AUTHOR, bought],
    ['operator', operator, OF_OPERATORS, bought],
  ] as const) {
    const values: Record<string, string> = { ...ids, ...own };
    for (const address of paths) {
      const path = address.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
      for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
        const answer = await page.request.get(path, { headers });
        expect(answer.status(), `${path} for a ${who}`).toBeLessThan(400);
        const text = await answer.text();
        leaks.push(...secrets.filter((word) => text.includes(word)).map((word) => `${who} ${path}: ${word}`));
        if (text.includes(TITLE)) seen[who] = (seen[who] ?? 0) + 1;
      }
    }
  }
  expect(leaks).toEqual([]);
  // Without this, the pages above might just not be about the post.
  expect(Object.keys(seen)).toHaveLength(7);
  for (const [who, count] of Object.entries(seen)) expect(count, who).toBeGreaterThanOrEqual(6);

  await test.step('a search for it finds nothing', async () => {
    for (const page of [guest, stranger, buyer, author]) {
      for (const word of [CANARY.text, CANARY.tag, CANARY.fileName]) {
        const html = await (await page.request.get(`/search?q=${encodeURIComponent(word)}`)).text();
        expect(html).not.toContain(post);
      }
    }
  });

  await test.step('what is written into the free part is found, so the search above can find', async () => {
    await send(author, 'PATCH', `/posts/${post}/update`, { text: `مجاني ${CANARY.text}` });
    expect(await (await guest.request.get(`/posts/${post}`)).text()).toContain(CANARY.text);
  });
  for (const page of [guest, author, stranger, follower, buyer, refunded, operator])
    await page.context().close();
});

const untilAnswers = (page: Page, path: string, status: number) =>
  until(
    async () => (await send(page, 'GET', path)).status(),
    (answer) => answer === status,
  );

const payload = async (answer: Awaited<ReturnType<typeof send>>) => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).payload;
};

async function keyed(page: Page, path: string, data: object) {
  const headers = {
    authorization: `Bearer ${await tokenOf(page)}`,
    version: '2',
    'idempotency-key': `key-${Math.random()}`,
  };
  return payload(await page.request.post(`/api${path}`, { headers, data }));
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, version: '2' };
  const multipart = { file: { name, mimeType: 'application/octet-stream', buffer } };
  return (await payload(await page.request.post(`/api/files/upload?purpose=image`, { headers, multipart })))
    ._id;
}

/** A paid post whose locked part was changed once. */
async function publish(author: Page): Promise<{ post: string; secrets: string[] }> {
  const square = { width: 64, height: 64, channels: 3, background: '#246' } as const;
  const picture = await sharp({ create: square }).png().toBuffer();
  const image = await upload(author, 'a.png', picture);
  const file = await sendFile(
    author.request,
    await tokenOf(author),
    `${CANARY.fileName}.txt`,
    Buffer.from('نص'),
  );
  const rest = { media: [{ fileId: image, alt: CANARY.alt }], files: [file] };
  const price = { amount: 500, currency: 'USD' };
  const paid = { title: TITLE, price, locked: { text: CANARY.edition, ...rest } };
  const body = { text: 'الجزء المجاني', media: [], audience: 'public', paid };
  const { _id: post } = await payload(await send(author, 'POST', '/posts', body));
  const text = `${CANARY.text} #${CANARY.tag} https://${CANARY.link}/a`;
  await payload(
    await send(author, 'PATCH', `/posts/${post}/update`, { paid: { locked: { text, ...rest } } }),
  );
  const words = Object.values(CANARY);
  return { post, secrets: [...words, ...words.map(encodeURIComponent), image, file] };
}

/** Buys a post with a test card. */
async function buy(page: Page, post: string) {
  const asked = { kind: 'purchase', expectedTotal: { amount: 500, currency: 'USD' }, gateway: 'sandbox' };
  const { order } = await keyed(page, `/posts/${post}/generatePaymentIntentLink`, asked);
  const bank = new URL(order.payment.pageUrl, 'http://localhost').pathname;
  await payload(await send(page, 'POST', bank, { card: TEST_CARDS.success }));
  await payload(await send(page, 'POST', `${bank}/challenge`, { code: TEST_CODE }));
  await untilAnswers(page, `/posts/${post}/locked`, 200);
  const [row] = await inStore<{ line: string; entitlement: string }>(
    `select l.id as line, e.id as entitlement from order_lines l join entitlements e on e.order_line_id = l.id
      where l.order_id = $1`,
    [order._id],
  );
  return { order: order._id as string, line: row?.line ?? '', entitlement: row?.entitlement ?? '' };
}
