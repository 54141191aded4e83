import type { Page } from '@playwright/test';
import { ask, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';

/** The address of a demo person's profile, from the API. */
async function profileOf(page: Page, handle: string): Promise<string> {
  const answer = await page.request.get('/api/users', {
    headers: { version: '2' },
    params: { prefix: handle },
  });
  const { payload } = await answer.json();
  return `/users/${payload.data[0]._id}`;
}

test('a guest opens a profile, its products and its followers, and is led to sign-in by Follow', async ({
  page,
}) => {
  const problems = watch(page);
  const profile = await profileOf(page, 'sara_designs');
  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1, name: DEMO.creator.name })).toBeVisible();
  await expect(page.getByText('@sara_designs')).toBeVisible();

  await test.step('the cover is 3:1, with an avatar of 112 px over it', async () => {
    const header = page.locator('main header').first();
    const cover = (await header.locator('div').first().boundingBox()) ?? { width: 0, height: 1, y: 0 };
    expect(cover.width / cover.height).toBeCloseTo(3, 1);
    const avatar = await page.getByRole('img', { name: `صورة ${DEMO.creator.name}` }).boundingBox();
    expect([avatar?.width, avatar?.height]).toEqual([112, 112]);
    expect(avatar?.y ?? 0).toBeLessThan(cover.y + cover.height);
  });

  await test.step('each tab has its own address', async () => {
    await page.getByRole('tab', { name: 'المنتجات الرقمية' }).click();
    await page.waitForURL(/tab=products/);
    // Popular products may be beside it as well.
    const tab = page.getByRole('tabpanel');
    await expect(tab.getByRole('link', { name: 'دليل الهوية البصرية: من الفكرة إلى الدليل' })).toBeVisible();
    await page.getByRole('tab', { name: 'المنشورات' }).click();
    await page.waitForURL((url) => url.search === '');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('the counters open the lists', async () => {
    await page.locator('main header').getByRole('link', { name: /متابع/ }).first().click();
    await page.waitForURL(/\/see-all\?of=followers&userId=/);
    await expect(page.getByRole('heading', { level: 1, name: /متابعو/ })).toBeVisible();
    await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
    await page.goBack();
  });

  await test.step('Follow asks to sign in, which leads back to this profile', async () => {
    await page
      .locator('main header')
      .getByRole('button', { name: `متابعة ${DEMO.creator.name}` })
      .click();
    const sheet = page.getByRole('dialog', { name: /^سجّل الدخول لتتابع/ });
    await sheet.getByRole('link', { name: /سجّل الدخول$/ }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(profile);
  });
  expect(problems).toEqual([]);
});

test('a profile’s owner sees their links, copies the address and opens the edit page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, DEMO.member);
  const profile = await profileOf(page, 'huda');
  const socialLinks = [
    { label: '', url: 'https://github.com/huda' },
    { label: 'مدونتي', url: 'https://huda.example.com/blog' },
  ];
  await ask(page, '/users/update', { method: 'PATCH', data: { socialLinks } });
  await page.goto(profile);
  const header = page.locator('main header').first();
  await expect(header.getByRole('heading', { level: 1, name: DEMO.member.name })).toBeVisible();
  await expect(header.getByRole('button', { name: /متابعة/ })).toHaveCount(0);

  const links = header.getByRole('list', { name: 'حسابات وروابط' }).getByRole('link');
  await expect(links).toHaveText(['GitHub', 'مدونتي']);
  for (const link of await links.all()) {
    const rel = (await link.getAttribute('rel'))?.split(' ') ?? [];
    expect(rel).toEqual(expect.arrayContaining(['me', 'noopener']));
  }

  await header.getByRole('button', { name: 'مشاركة' }).click();
  await expect(page.getByText('نُسخ رابط الملف')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(profile);

  await header.getByRole('link', { name: 'تعديل الملف' }).click();
  await page.waitForURL((url) => url.pathname === '/settings/edit_profile');
});
