import { describe, expect, test } from 'vitest';
import { DEMO } from '@/tests/setup/demo-accounts';
import { until } from '@/tests/setup/waits';
import { guest, member } from './visitors';

const NO_ID = '01890000-0000-7000-8000-000000000000';
const MISSING = {
  person: [`/users/${NO_ID}`, '/users/nobody'],
  post: [`/posts/${NO_ID}`, '/posts/1', '/posts/a/b/c/d'],
  product: [`/products/${NO_ID}/a-name`, '/products/x'],
  page: [
    '/nothing',
    '/nothing/at/all/here?x=1',
    '/see-all?of=nothing',
    '/orders/1',
    '/settings/x',
    '/missing',
  ],
};
const WORDS = {
  ar: {
    html: '<html lang="ar" dir="rtl"',
    person: 'هذا الملف غير متاح',
    post: 'هذا المنشور غير متاح',
    product: 'هذا المنتج غير متاح',
    page: 'هذه الصفحة غير موجودة',
  },
  en: {
    html: '<html lang="en" dir="ltr"',
    person: 'This profile is not available',
    post: 'This post is not available',
    product: 'This product is not available',
    page: 'This page does not exist',
  },
};
const KINDS = ['person', 'post', 'product', 'page'] as const;

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
const headingOf = (html: string) => /<h1\b[^>]*>([^<]*)/.exec(html)?.[1];

describe.each(['a guest', 'a member'])('for %s', (who) => {
  const more = who === 'a member' ? [`/orders/${NO_ID}`, `/companies/${NO_ID}`, '/admin'] : [];

  test.each(['ar', 'en'] as const)(
    'a missing page is 404 in %s, with text and links without scripts',
    async (locale) => {
      const visitor = who === 'a member' ? await member(DEMO.member) : guest();
      const cookie = [...visitor.cookies, { name: 'locale', value: locale }]
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
      for (const kind of KINDS) {
        for (const path of kind === 'page' ? [...MISSING.page, ...more] : MISSING[kind]) {
          const answer = await visitor.fetch(path, { headers: { cookie } });
          const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
          expect(answer.status, path).toBe(404);
          expect(html, path).toContain(WORDS[locale].html);
          expect(titleOf(html), path).toContain(WORDS[locale][kind]);
          expect(headingOf(html), path).toBe(WORDS[locale][kind]);
          expect(html, path).toMatch(/<meta name="robots" content="noindex/);
          for (const link of ['/', '/marketplace']) expect(html, path).toContain(`href="${link}"`);
          expect(html, path).toMatch(/href="\/(search|explore\?tab=users)"/);
        }
      }
    },
  );
});

test('a hidden or deleted post looks to a guest like one that never existed', async () => {
  const author = await member(DEMO.creator);
  const publish = async (audience: string) => {
    const post = await author.ask<{ _id: string }>('POST', '/posts', { text: 'سر', media: [], audience });
    return `/posts/${post._id}`;
  };
  const [hidden, gone] = [await publish('followers'), await publish('public')];
  expect((await guest().fetch(gone)).status).toBe(200);
  await author.ask('DELETE', gone);
  const shown = async (path: string) => {
    const answer = await guest().fetch(path);
    const html = await answer.text();
    return { status: answer.status, title: titleOf(html), heading: headingOf(html) };
  };
  const never = await shown(`/posts/${NO_ID}`);
  expect(never.status).toBe(404);
  expect(await shown(hidden)).toEqual(never);
  // The page leaves the cache once the notice of the delete has arrived.
  const last = await until(
    () => shown(gone),
    ({ status }) => status === 404,
  );
  expect(last).toEqual(never);
});

test('an invented cursor gets 404', async () => {
  for (const path of ['/explore', '/marketplace', '/search?q=a&tab=posts', '/explore?tab=users']) {
    const answer = await guest().fetch(`${path}${path.includes('?') ? '&' : '?'}cursor=nonsense`);
    expect(answer.status, path).toBe(404);
  }
});
