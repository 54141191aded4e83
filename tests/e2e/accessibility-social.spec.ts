import type { Page } from '@playwright/test';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { DEMO, isAlive, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { paidPostsOfDemo } from '../setup/demo-posts';

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
  makePaid: /^(اجعله منشورًا مدفوعًا|Make it a paid post)$/,
  publish: /^(انشر|Publish)$/,
  buyPost: /^(اشترِ المنشور|Buy the post)$/,
  readLocked: /^(اقرأ الجزء المدفوع|Read the paid part)$/,
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

inBothLooks((speak) => {
  test('paid posts are accessible: to be bought, bought, and while they are written', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { email, held, onSale } = await paidPostsOfDemo();
    await signIn(page, { email });
    await speak(page.context(), baseURL);

    const guest = await (await browser.newContext()).newPage();
    await speak(guest.context(), baseURL);
    await look(guest, `/posts/${onSale}`);
    await guest.context().close();

    await page.goto(`/posts/${onSale}`);
    const buy = page.getByRole('button', { name: WORDS.buyPost });
    await isAlive(buy);
    await expectAccessible(page, 'a paid post');
    await buy.click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await expectAccessible(page, 'the sheet that sells a post');

    await page.goto(`/posts/${held}`);
    const read = page.getByRole('button', { name: WORDS.readLocked });
    const shown = page.locator('.q-locked-part [aria-expanded=true]');
    await expect(read.or(shown)).toBeVisible();
    if (await read.isVisible()) await read.click();
    await expect(shown).toBeVisible();
    await expectAccessible(page, 'a locked part that is read');
    await look(page, '/purchased-posts');
  });

  test('the composer of a paid post is accessible, its refusals too', async ({ page, baseURL }) => {
    await signIn(page, DEMO.creator);
    await speak(page.context(), baseURL);
    await page.goto('/');
    const compose = page.getByRole('button', { name: WORDS.compose });
    await isAlive(compose);
    await compose.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: WORDS.makePaid }).click();
    await dialog.getByRole('textbox').first().fill('الجزء المجاني');
    await dialog.getByRole('button', { name: WORDS.publish }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, 'the composer of a paid post');
  });
});

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').first()).toBeVisible();
  await expectAccessible(page);
}
