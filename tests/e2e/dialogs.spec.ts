import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn, signInAs, untilAlive } from '@/tests/setup/browser-steps';
import { expect, test } from '@/tests/setup/browser-test';
import { DEMO, DEMO_PASSWORD } from '@/tests/setup/demo-accounts';

/** Every dialog of accounts, profiles, settings and companies, without a mouse. */

const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Presses Enter on the opener once the page can act. */
async function openBy(opener: Locator, opened: Locator): Promise<void> {
  await untilAlive(opener);
  await opener.press('Enter');
  await expect(opened).toBeVisible();
}

/** The focus is in the dialog, stays in it in both directions, and returns to the opener when Escape closes it. */
async function walkRound(page: Page, opened: Locator, opener: Locator): Promise<void> {
  await expect(opened.locator(':focus').or(opened.and(page.locator(':focus')))).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 7; step++) {
      await page.keyboard.press(key);
      await expect(opened.locator(':focus'), `${key} ${step}`).toHaveCount(1);
    }
  }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

test('by keyboard: the dialogs for ending sessions and deleting the account keep the focus and give it back', async ({
  page,
}) => {
  await signIn(page, DEMO.member, '/settings/main?part=sessions');

  const everywhere = page.getByRole('button', { name: 'تسجيل الخروج من كل مكان' });
  const ending = question(page, 'أتريد تسجيل الخروج من كل مكان؟');
  await openBy(everywhere, ending);
  // Enter must not confirm an action that cannot be undone.
  await expect(ending.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await walkRound(page, ending, everywhere);

  await page.getByRole('link', { name: 'حذف الحساب' }).click();
  const remove = page.getByRole('button', { name: 'حذف حسابي…' });
  const removal = dialog(page, 'أتريد حذف حسابك؟');
  await openBy(remove, removal);
  await expect(removal.getByRole('button', { name: 'حذف حسابي' })).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removal).toBeVisible();
  await removal.getByLabel('معرّفك').press('Enter');
  const summary = removal.getByRole('alert').filter({ hasText: 'حقلان يحتاجان إلى تصحيح' });
  await expect(summary).toBeFocused();
  const link = summary.getByRole('button').last();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.press('Enter');
  await expect(removal.getByRole('textbox', { name: 'كلمة المرور' })).toBeFocused();
  await walkRound(page, removal, remove);
});

test('by keyboard: the crop dialog and the question about unsaved changes keep the focus and give it back', async ({
  page,
}) => {
  await signIn(page, DEMO.member, '/settings/edit_profile?part=pictures');
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5f66' } });
  const change = page.getByRole('button', { name: 'تغيير الصورة' }).first();
  const crop = dialog(page, 'اضبط الصورة');
  await untilAlive(change);
  const chooser = page.waitForEvent('filechooser');
  await change.press('Enter');
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  await (await chooser).setFiles(file);
  await expect(crop.getByRole('button', { name: 'اعتماد الصورة' })).toBeEnabled();
  await walkRound(page, crop, change);

  await page.getByRole('button', { name: 'التعريف', exact: true }).click();
  await page.getByLabel('العنوان التعريفي').fill('شيء لم يُحفظ');
  const away = page.getByRole('link', { name: 'عرض ملفي' });
  const losing = question(page, 'أتريد المغادرة دون حفظ؟');
  await openBy(away, losing);
  await expect(losing.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await walkRound(page, losing, away);
  await expect(page.getByLabel('العنوان التعريفي')).toHaveValue('شيء لم يُحفظ');
});

test('by keyboard: a profile’s menu and its block dialog keep the focus and give it back', async ({
  page,
}) => {
  await signIn(page, DEMO.member, '/explore?tab=users');
  await page.getByRole('link', { name: 'خالد المنصوري' }).first().click();
  await expect(page.getByRole('heading', { name: 'خالد المنصوري', level: 1 })).toBeVisible();
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /خالد المنصوري/, expanded: false })
    .first();
  const menu = page.getByRole('menu');
  await openBy(more, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();

  await openBy(more, menu);
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const block = question(page, /أتريد حظر/);
  await expect(block.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await walkRound(page, block, more);
});

test('by keyboard: a company’s dialogs keep the focus and give it back', async ({ page }) => {
  await signIn(page, DEMO.company, '/creator/company');

  const invite = page.getByRole('button', { name: 'ادعُ عضوًا' });
  const invitation = dialog(page, 'دعوة إلى الشركة');
  await openBy(invite, invitation);
  await expect(invitation.getByRole('combobox').first()).toBeFocused();
  await walkRound(page, invitation, invite);

  const share = page.getByRole('button', { name: /^غيّر الحصة/ }).first();
  const sharing = dialog(page, /^حصة/);
  await openBy(share, sharing);
  await expect(sharing.getByLabel('الحصة الجديدة')).toBeFocused();
  await walkRound(page, sharing, share);

  const more = page.getByRole('button', { name: /^خيارات أخرى لعضوية/ }).first();
  const menu = page.getByRole('menu');
  await openBy(more, menu);
  await menu.getByRole('menuitem', { name: 'غيّر الدور' }).press('Enter');
  const role = question(page, /دور المدير/);
  await expect(role).toBeVisible();
  await walkRound(page, role, more);

  await openBy(more, menu);
  await menu.getByRole('menuitem', { name: 'أنهِ العضوية' }).press('Enter');
  const end = question(page, /أتريد إنهاء عضوية|هل تريد إنهاء عضوية/);
  await expect(end.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await walkRound(page, end, more);
});

test('by keyboard: signing out asks first, and Enter confirms', async ({ page }) => {
  await signInAs(page, DEMO.creator.email, DEMO_PASSWORD, '/');
  const account = page.getByRole('banner').getByRole('button', { expanded: false }).last();
  const menu = page.getByRole('menu');
  await openBy(account, menu);
  await menu.getByRole('menuitem', { name: 'تسجيل الخروج' }).press('Enter');
  const leaving = question(page, /تسجيل الخروج/);
  await expect(leaving.getByRole('button', { name: 'تسجيل الخروج' })).toBeFocused();
  await walkRound(page, leaving, account);
  await openBy(account, menu);
  await menu.getByRole('menuitem', { name: 'تسجيل الخروج' }).press('Enter');
  await expect(leaving).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/login' || url.pathname === '/guest');
});
