import { ask, DEMO, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

test('a guest page comes from the cache, compressed, with hashes instead of a nonce; asked again with its tag it is 304', async ({
  request,
}) => {
  const headers = { 'accept-encoding': 'br', cookie: 'locale=en' };
  await request.get('/explore', { headers });
  const page = await request.get('/explore', { headers });
  const { etag = '', ...sent } = page.headers();
  expect(sent['x-cache']).toMatch(/^(hit|stale)$/);
  expect(sent['content-encoding']).toBe('br');
  expect(sent['content-security-policy']).toContain("'sha256-");
  expect(sent['content-security-policy']).not.toMatch(/nonce|strict-dynamic/);
  expect(sent['set-cookie']).toBeUndefined();
  expect(await page.text()).not.toMatch(/nonce="[^"]/);
  const again = await request.get('/explore', { headers: { ...headers, 'if-none-match': etag } });
  // The page may have been rendered again meanwhile; then it has another tag.
  if (again.status() !== 304) expect(again.headers().etag).not.toBe(etag);
});

test('data for Next’s router never comes from the cache', async ({ request }) => {
  const fetched = await request.get('/explore', { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } });
  expect(fetched.headers()['x-cache']).toBeUndefined();
});

test('browsers keep icons and drawings for a day, and the service worker not at all', async ({ request }) => {
  const kept = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const path of ['/icons/icon.svg', '/images/auth-light.svg', '/favicon.ico'])
    expect(await kept(path), path).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect(await kept('/sw.js')).toBe('public, max-age=0');
});

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
const SAYS = {
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

for (const who of ['a guest', 'a member'] as const) {
  test(`a missing page is 404 for ${who}, with text and links that need no script`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (who === 'a member') await signIn(page, DEMO.member);
    const more = who === 'a member' ? [`/orders/${NO_ID}`, `/companies/${NO_ID}`, '/admin'] : [];
    for (const locale of ['ar', 'en'] as const) {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      for (const kind of ['person', 'post', 'product', 'page'] as const) {
        for (const path of kind === 'page' ? [...MISSING.page, ...more] : MISSING[kind]) {
          const answer = await page.request.get(path, { maxRedirects: 0 });
          const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
          expect(answer.status(), path).toBe(404);
          expect(html, path).toContain(SAYS[locale].html);
          expect(/<title>([^<]*)/.exec(html)?.[1], path).toContain(SAYS[locale][kind]);
          expect(/<h1\b[^>]*>([^<]*)/.exec(html)?.[1], path).toBe(SAYS[locale][kind]);
          expect(html, path).toMatch(/<meta name="robots" content="noindex/);
          for (const way of ['/', '/marketplace']) expect(html, path).toContain(`href="${way}"`);
          expect(html, path).toMatch(/href="\/(search|explore\?tab=users)"/);
        }
      }
    }
  });
}

test('a hidden or unpublished page looks to a guest like one that never existed', async ({
  page,
  request,
}) => {
  await signIn(page, DEMO.creator);
  const post = async (audience: string) => {
    const { _id } = await ask(page, '/posts', { method: 'POST', data: { text: 'سر', media: [], audience } });
    return `/posts/${_id}`;
  };
  const [hidden, gone] = [await post('followers'), await post('public')];
  expect((await request.get(gone)).status()).toBe(200);
  await ask(page, gone, { method: 'DELETE' });
  const shown = async (path: string) => {
    const answer = await request.get(path);
    const html = await answer.text();
    return [answer.status(), /<title>[^<]*/.exec(html)?.[0], /<h1\b[^>]*>[^<]*/.exec(html)?.[0]];
  };
  const never = await shown(`/posts/${NO_ID}`);
  expect(never[0]).toBe(404);
  expect(await shown(hidden)).toEqual(never);
  // The page is removed once the notice of the delete has arrived.
  await expect.poll(() => shown(gone)).toEqual(never);
});

test('a missing page runs in the browser, and signing in from it leads back to its address', async ({
  page,
}) => {
  const problems = watch(page);
  await page.goto(`/posts/${NO_ID}`);
  await expect(page.getByRole('heading', { name: SAYS.ar.post })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=${encodeURIComponent(`/posts/${NO_ID}`)}`,
  );
  await page.getByRole('main').getByRole('link', { name: 'تصفّح السوق' }).click();
  await page.waitForURL('/marketplace');
  expect(problems).toEqual([]);
});

test('kept pages run in the browser without a policy violation in both languages, and their links work', async ({
  page,
  context,
  baseURL,
}) => {
  const problems = watch(page);
  for (const locale of ['ar', 'en']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    for (const path of ['/guest', '/explore', '/marketplace']) {
      await page.goto(path);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('the API refuses unknown paths, methods and versions with its own errors', async ({ request }) => {
  const missing = await request.get('/api/nothing/here');
  expect([missing.status(), (await missing.json()).code]).toEqual([404, 'not_found']);
  const method = await request.delete('/api/health');
  expect([method.status(), method.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const version = await request.get('/api/categories', { headers: { version: '1' } });
  expect([version.status(), (await version.json()).code]).toEqual([400, 'unsupported_version']);
});

test('covers in each grid say how wide they are, at every width of the screen, so that none is loaded too large', async ({
  page,
}) => {
  await page.goto('/marketplace');
  const seller = await page.getByRole('main').locator('a[href^="/users/"]').first().getAttribute('href');
  for (const path of ['/marketplace', `${seller}?tab=products`]) {
    await page.goto(path);
    const covers = page.getByRole('main').getByRole('article').locator('img[srcset]');
    await expect(covers.first()).toBeVisible();
    for (const width of [320, 390, 600, 800, 920, 1024, 1150, 1220, 1280, 1500]) {
      await page.setViewportSize({ width, height: 900 });
      const { said, shown } = await covers.first().evaluate((image: HTMLImageElement) => {
        const fits = (entry: string) => {
          const query = entry.match(/^\([^)]+\)/)?.[0];
          return !query || matchMedia(query).matches;
        };
        const ruler = document.createElement('div');
        ruler.style.width = (image.sizes.split(', ').find(fits) ?? '').replace(/^\([^)]+\) /, '');
        document.body.append(ruler);
        return { said: ruler.getBoundingClientRect().width, shown: image.getBoundingClientRect().width };
      });
      expect(said, `${path} at ${width}`).toBeGreaterThan(shown - 3);
      expect(said, `${path} at ${width}`).toBeLessThan(shown + 3);
    }
  }
});

test('the row of types fades out where there is more of it, and shows the chosen one whole, in both directions', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const types = page.getByRole('main').getByRole('navigation').first();
  const fades = () =>
    types.evaluate((row) => {
      const style = getComputedStyle(row);
      // A row may end at a fraction of a pixel.
      const tens = (name: string) => Math.round(Number.parseFloat(style.getPropertyValue(name)) / 10) * 10;
      return [tens('--fade-start'), tens('--fade-end')];
    });
  for (const locale of ['ar', 'en']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('/marketplace');
    await expect.poll(fades).toEqual([0, 40]);
    await page.goto('/marketplace?type=consulting');
    await expect.poll(fades).toEqual([40, 40]);
    await expect(types.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    await types.evaluate((row) => row.scrollBy((document.dir === 'rtl' ? -1 : 1) * 5000, 0));
    await expect.poll(fades).toEqual([40, 0]);
  }
});
