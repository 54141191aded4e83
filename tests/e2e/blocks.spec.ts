import type { Browser, Page } from '@playwright/test';
import { ask, joinAs } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

/** An account for this test only, on its own page: blocks between the demo's people would stay after the test. */
async function newMember(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // The first visit home leads to the first steps.
  await joinAs(page, { name }, '/');
  return page;
}

test('a muted member is marked; a blocked one disappears, cannot find the blocker, and is unblocked in the settings', async ({
  browser,
}) => {
  const reader = await newMember(browser, 'ريم الهادئة');
  const loud = await newMember(browser, 'صخر الجهوري');
  const [me, him] = [await ask(reader, '/users/me'), await ask(loud, '/users/me')];
  await ask(reader, `/users/follow/${him._id}`, { method: 'POST' });
  const words = { text: 'كلام لا ينتهي', media: [], audience: 'public' };
  await ask(loud, '/posts', { method: 'POST', data: words });

  await reader.goto(`/users/${him._id}`);
  await reader.getByRole('button', { name: 'خيارات حساب صخر الجهوري' }).click();
  await reader.getByRole('menuitem', { name: 'كتم هذا الحساب', exact: true }).click();
  const mark = reader.getByRole('main').getByText('مكتوم', { exact: true });
  await expect(mark).toBeVisible();
  await reader.getByRole('button', { name: 'تراجع' }).click();
  await expect(mark).toHaveCount(0);

  await reader.goto('/');
  const post = reader.getByRole('article').filter({ hasText: 'كلام لا ينتهي' });
  await post.getByRole('button', { name: 'خيارات المنشور' }).click();
  await reader.getByRole('menuitem', { name: 'حظر هذا الحساب' }).click();
  const dialog = reader.getByRole('alertdialog', { name: /^أتريد حظر .*صخر الجهوري/ });
  await expect(dialog).toContainText('تنتهي المتابعة بينكما');
  await dialog.getByRole('button', { name: 'حظر', exact: true }).click();
  await expect(reader.getByText(/^حُظر .*صخر الجهوري/)).toBeVisible();
  await expect(post).toHaveCount(0);

  await loud.goto(`/users/${me._id}`);
  await expect(loud.getByRole('heading', { name: 'ريم الهادئة' })).toHaveCount(0);
  const missing = await loud.goto('/users/01890000-0000-7000-8000-000000000000');
  const title = await loud.getByRole('heading', { level: 1 }).textContent();
  const hidden = await loud.goto(`/users/${me._id}`);
  expect(hidden?.status()).toBe(missing?.status());
  await expect(loud.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await reader.goto(`/users/${him._id}`);
  await expect(reader.getByText('هذا الحساب محظور')).toBeVisible();
  await reader.goto('/settings/main?part=privacy');
  await reader.getByRole('button', { name: 'إلغاء الحظر: صخر الجهوري' }).click();
  await expect(reader.getByText(/^أُلغي حظر .*صخر الجهوري/)).toBeVisible();
  await expect(reader.getByText('لم تحظر أحدًا')).toBeVisible();
  await loud.goto(`/users/${me._id}`);
  await expect(loud.getByRole('heading', { name: 'ريم الهادئة' })).toBeVisible();
  await Promise.all([reader.context().close(), loud.context().close()]);
});
