import type { Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { DEMO, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

// Texts of buttons, in the two languages.
const WORDS = {
  bell: /^(الإشعارات|Notifications)/,
  account: /^(قائمة الحساب|Account menu)$/,
  logout: /^(تسجيل الخروج|Logout)$/,
  react: /^(تفاعل|React)$/,
  comment: /^(علّق|Comment)$/,
  reply: /^(رد|Reply)$/,
  menu: /^(خيارات المنشور|Post options)$/,
  compose: /^(بماذا تفيد غيرك اليوم؟|What will you share today\?)$/,
};

inBothLooks((speak) => {
  test('the pages that a guest sees are accessible', async ({ page, context, baseURL }) => {
    await speak(context, baseURL);
    for (const path of [
      '/guest',
      '/explore?tab=users',
      '/explore?tab=posts',
      '/search?q=تصميم',
      '/search?q=zzqqxx',
      '/nowhere',
    ]) {
      await look(page, path);
    }
    await page.goto('/explore?tab=posts');
    const card = page.locator('article header').first();
    const addresses = await Promise.all(
      ['/posts/', '/users/'].map((begin) => card.locator(`a[href^="${begin}"]`).first().getAttribute('href')),
    );
    for (const path of addresses) await look(page, path ?? '');
  });

  test('the pages, menus and dialogs that a member opens are accessible', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await signIn(page, DEMO.member);
    await speak(context, baseURL);
    for (const path of ['/notifications', '/saved-posts', '/']) await look(page, path);
    const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
    const leave = () => page.keyboard.press('Escape');

    await press(WORDS.bell);
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await expectAccessible(page, 'notifications');
    await leave();
    await press(WORDS.account);
    await expectAccessible(page, 'account menu');
    await page.getByRole('menuitem', { name: WORDS.logout }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'logout');
    await leave();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await press(WORDS.compose);
    await page.getByRole('dialog').getByRole('textbox').fill('مرحبًا @sara_designs #تجربة');
    await expectAccessible(page, 'composer');
    await leave();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: WORDS.react }).first().hover();
    await page.getByRole('toolbar').waitFor();
    await expectAccessible(page, 'reactions');
    await page.mouse.move(0, 0);
    await press(WORDS.menu);
    await expectAccessible(page, 'post menu');
    await leave();
    await press(WORDS.comment);
    await page.getByRole('button', { name: WORDS.reply }).first().click();
    await expectAccessible(page, 'comments');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^(فتح القائمة|Open the menu)$/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'drawer');
  });
});

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').first()).toBeVisible();
  await expectAccessible(page);
}
