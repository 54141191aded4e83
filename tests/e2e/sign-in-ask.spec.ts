import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { inStore } from '../setup/app-store';
import { type Account, unique, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';

test.use({ viewport: { width: 390, height: 844 } });

/** Presses what needs an account. @returns the sheet that asks to sign in */
async function askedBy(page: Page, press: () => Promise<void>): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: /^سجّل الدخول/ });
  await press();
  await expect(sheet).toBeVisible();
  return sheet;
}

const isFollowed = (email: string) =>
  inStore(
    `select 1 from follows join users me on me.id = follower_id join users her on her.id = followee_id
     where me.email = $1 and her.email = $2`,
    [email, DEMO.creator.email],
  );

test('a guest on a phone follows an author and joins, saves a post and signs in, and each is done', async ({
  page,
}) => {
  const problems = watch(page);
  const account: Account = { email: `${unique('guest')}@e2e.example`, password: 'سفينة-بعيدة-1447' };
  const [row] = await inStore<{ id: string }>(
    `select posts.id from posts join users on users.id = author_id
     where email = $1 and audience = 'public' and posts.status = 'published' order by posts.id desc limit 1`,
    [DEMO.creator.email],
  );
  const post = `/posts/${row?.id}`;

  await test.step('the sheet names the author; «not now» leaves everything as it was', async () => {
    await page.goto(post);
    const sheet = await askedBy(page, () => pressFollow(page));
    await expect(sheet).toHaveAccessibleName(new RegExp(`لتتابع .?${DEMO.creator.name}`));
    const box = await sheet.boundingBox();
    await expectAccessible(page, 'the sheet that asks to sign in');
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
    await sheet.getByRole('button', { name: 'ليس الآن' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(post);
  });

  await test.step('after joining they are back at the post, and follow the author', async () => {
    const sheet = await askedBy(page, () => pressFollow(page));
    await sheet.getByRole('link', { name: 'انضم إلى قيمة' }).click();
    await page.waitForURL((url) => url.pathname === '/auth/register');
    await page.locator('input[name=name]').fill('ليان الخطيب');
    await page.locator('input[name=email]').fill(account.email);
    await page.locator('input[name=password]').fill(account.password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === post);
    await expect(page.getByText(/^أنت الآن تتابع/)).toBeVisible();
    expect(await isFollowed(account.email)).toHaveLength(1);
  });

  await test.step('as a guest again, they press save and sign in: the post is saved once', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(post);
    const save = page.getByRole('article').first().getByRole('button', { name: 'احفظ', exact: true });
    const sheet = await askedBy(page, () => save.click());
    await sheet.getByRole('link', { name: /سجّل الدخول$/ }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.locator('input[name=email]').fill(account.email);
    await page.locator('input[name=password]').fill(account.password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === post);
    await expect(page.getByText('المنشور في محفوظاتك')).toBeVisible();
    const saved = page.getByRole('article').first().getByRole('button', { name: 'محفوظ', exact: true });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(saved).toBeVisible();
    await expect(page.getByText('المنشور في محفوظاتك')).toHaveCount(0);
  });
  expect(problems).toEqual([]);
});

async function pressFollow(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button', { name: 'خيارات المنشور' }).click();
  await page.getByRole('menuitem', { name: 'متابعة', exact: true }).click();
}
