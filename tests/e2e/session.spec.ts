import type { Page } from '@playwright/test';
import { signIn, signInAs } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO, DEMO_PASSWORD } from '../setup/demo-accounts';
import { settled } from '../setup/settled-requests';

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Collects the status of the page's calls of the API, by path. */
function watchCalls(page: Page): { path: string; status: number }[] {
  const calls: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && !pathname.includes('/image/'))
      calls.push({ path: pathname, status: response.status() });
  });
  return calls;
}

test('a member’s first requests wait for one token, say version 2, and the session object is kept', async ({
  page,
}) => {
  await signIn(page, DEMO.member);
  const calls = watchCalls(page);
  const request = page.waitForRequest((candidate) =>
    candidate.url().includes('/api/notifications/unread-count'),
  );
  await page.goto('/');
  expect((await (await request).allHeaders()).version).toBe('2');
  await settled(page);
  expect(calls.filter(({ path }) => path === '/api/auth/token')).toHaveLength(1);
  expect(calls.filter(({ path }) => path.endsWith('/unread-count'))).toHaveLength(1);
  expect(calls.filter(({ status }) => status === 401)).toEqual([]);

  expect(await tokenIn(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toContain('هدى الشامي');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(decodeURIComponent(cookie?.value ?? '')).toContain('huda_teaches');
});

test('a refused token is refreshed once for all waiting requests, and each is retried once', async ({
  page,
}) => {
  await signIn(page, DEMO.member);
  await page.addInitScript(() => localStorage.setItem('token', 'aaaaaaaaaa.bbbbbbbbbb.cccccccccc'));
  const calls = watchCalls(page);
  const counted = page.waitForResponse((answer) => answer.url().includes('/unread-count') && answer.ok());
  await page.goto('/');
  await counted;
  await settled(page);
  expect(calls.filter(({ path }) => path === '/api/auth/token')).toHaveLength(1);
  expect(await tokenIn(page)).not.toMatch(/^aaaa/);
  const counts = calls.filter(({ path }) => path.endsWith('/unread-count'));
  expect(counts.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(counts.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1);
});

test('logout asks first and clears the session unless the API fails; the Back button shows nothing of it', async ({
  page,
}) => {
  await signInAs(page, DEMO.company.email, DEMO_PASSWORD, '/finance');
  const balance = page.getByRole('tab').first();
  const account = page.getByRole('button', { name: /حساب/ });
  await expect(balance).toBeVisible();
  await page.route('**/api/users/logout', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'unavailable', status: 503, title: 't', detail: 'الخدمة غير متاحة الآن' }),
    }),
  );
  await account.click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(dialog).toContainText('الخدمة غير متاحة الآن');
  expect(await tokenIn(page)).toBeTruthy();
  await page.unroute('**/api/users/logout');

  await dialog.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL(/\/(login|guest)/);
  expect(await tokenIn(page)).toBeNull();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.includes('session'))).toEqual([]);

  for (let i = 0; i < 2; i++) {
    await page.goBack();
    await settled(page);
    await expect(balance).toHaveCount(0);
    await expect(account).toHaveCount(0);
  }
});
