import { DEMO, DEMO_PASSWORD, signIn, signInAs } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

test('the client sends version 2 and the token, and keeps the session object where the specification says', async ({
  page,
}) => {
  await signIn(page, DEMO.member, '/');
  const request = page.waitForRequest((candidate) =>
    candidate.url().includes('/api/notifications/unread-count'),
  );
  await page.reload();
  const headers = await (await request).allHeaders();
  expect(headers.version).toBe('2');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('token')))
    .toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toContain('هدى الشامي');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(decodeURIComponent(cookie?.value ?? '')).toContain('huda_teaches');
});

test('an expired token is refreshed once for all waiting requests, and each is retried once', async ({
  page,
}) => {
  await signIn(page, DEMO.member, '/');
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  await expect.poll(token).toBeTruthy();
  await page.evaluate(() => localStorage.setItem('token', 'aaaaaaaaaa.bbbbbbbbbb.cccccccccc'));
  const calls: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.startsWith('/api/') && !path.includes('/image/'))
      calls.push({ path, status: response.status() });
  });
  await page.reload();
  await expect
    .poll(() => calls.filter(({ path, status }) => path.endsWith('/unread-count') && status === 200).length)
    .toBe(1);
  await page.waitForLoadState('networkidle');
  expect(calls.filter(({ path }) => path === '/api/auth/token')).toHaveLength(1);
  expect(await token()).not.toMatch(/^aaaa/);
  expect(
    calls.filter(({ path, status }) => path.endsWith('/unread-count') && status === 401).length,
  ).toBeLessThanOrEqual(1);
});

test('without a token, a member’s first requests wait for one and none is refused', async ({ page }) => {
  await signIn(page, DEMO.member, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  await page.evaluate(() => localStorage.removeItem('token'));
  const calls: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.startsWith('/api/')) calls.push({ path, status: response.status() });
  });
  await page.reload();
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/unread-count')).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(calls.filter(({ path }) => path === '/api/auth/token')).toHaveLength(1);
  expect(calls.filter(({ status }) => status === 401)).toEqual([]);
});

test('logout asks first and then clears the session; when the API fails, nothing is cleared', async ({
  page,
}) => {
  await signInAs(page, DEMO.member.email, DEMO_PASSWORD, '/');
  const openDialog = async () => {
    await page.getByRole('button', { name: /حساب/ }).click();
    await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
    return page.getByRole('alertdialog');
  };
  await page.route('**/api/users/logout', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'unavailable', status: 503, title: 't', detail: 'الخدمة غير متاحة الآن' }),
    }),
  );
  const dialog = await openDialog();
  await dialog.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(dialog).toContainText('الخدمة غير متاحة الآن');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  await page.unroute('**/api/users/logout');

  await dialog.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL(/\/guest$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.includes('session'))).toEqual([]);
});
