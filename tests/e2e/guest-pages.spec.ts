import { watch } from '../setup/browser-steps';
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
  // The page may have been made anew meanwhile; then it has another tag.
  if (again.status() !== 304) expect(again.headers().etag).not.toBe(etag);
});

test('data for Next’s router and pages that are not found never come from the cache', async ({ request }) => {
  const fetched = await request.get('/explore', { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } });
  expect(fetched.headers()['x-cache']).toBeUndefined();
  for (const how of ['miss', 'miss']) {
    const missing = await request.get('/posts/00000000-0000-7000-8000-000000000000');
    expect([missing.status(), missing.headers()['x-cache']]).toEqual([404, how]);
  }
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
