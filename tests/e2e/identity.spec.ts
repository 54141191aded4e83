import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { ask, joinAs, openDialog, uniqueName, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { signInAsOperator } from '../setup/operator';
import { postFile } from '../setup/send-file';
import { chooseFile, photo } from '../setup/upload-steps';

/** A new creator, with no step of the setup guide done. */
async function joinAsCreator(page: Page, name: string): Promise<void> {
  await joinAs(page, { name });
  const data = {
    profilePicId: null,
    dateOfBirth: '1995-04-02',
    gender: 'female',
    industryId: '62',
    country: 'SA',
    city: { name: 'الرياض' },
    socialLinks: [],
  };
  await ask(page, '/users/profileSetup', { method: 'POST', data });
}

const PERSON = {
  latinName: 'SALMA ALAMIRI',
  arabicName: 'سلمى العامري',
  dateOfBirth: '1995-04-02',
  country: 'SA',
};

const guide = (page: Page) => page.getByRole('region', { name: 'استعد للبيع' });
const step = (page: Page) => guide(page).getByRole('listitem').filter({ hasText: 'التحقق من الهوية' });

/** Sends both sides for review. */
async function send(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'أرسل للمراجعة' })).toBeDisabled();
  const slot = (name: string) => page.getByRole('listitem', { name });
  for (const [side, button] of [
    ['وجه الوثيقة', 'اختر صورة الوجه'],
    ['ظهر الوثيقة', 'اختر صورة الظهر'],
  ] as const) {
    await chooseFile(page, page.getByRole('button', { name: button }), await photo('بطاقتي.jpg'));
    await expect(slot(side)).toContainText('رُفعت');
  }
  // Date of birth and country come from the profile.
  await page.getByLabel('الاسم الكامل بالأحرف اللاتينية').fill('SALMA ALAMIRI');
  await page.getByLabel('الاسم الكامل بالعربية').fill('سلمى العامري');
  await expectAccessible(page, 'documents that were chosen');
  await page.getByRole('button', { name: 'أرسل للمراجعة' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'وثائقك قيد المراجعة' })).toBeVisible();
}

/** The waiting check of a person, with its documents opened. */
async function checkOf(operator: Page, name: string): Promise<Locator> {
  await operator.goto('/admin/identity');
  const card = operator.getByRole('listitem').filter({ hasText: name });
  for (const [button, picture] of [
    ['اعرض الوجه', /^وجه وثيقة/],
    ['اعرض الظهر', /^ظهر وثيقة/],
  ] as const) {
    await card.getByRole('button', { name: button }).click();
    await expect(card.getByRole('img', { name: picture })).toBeVisible();
  }
  return card;
}

test('a creator’s identity check is refused with a reason, then accepted, and the setup guide shows it', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const name = uniqueName('سلمى');
  const operator = await (await browser.newContext()).newPage();
  await signInAsOperator(operator, '/admin/identity');
  await joinAsCreator(page, name);

  await test.step('the guide leads to the identity page', async () => {
    await page.goto('/creator/dashboard');
    await expect(guide(page)).toContainText('اكتمل 0 من 4');
    await expectAccessible(page, 'the setup guide');
    await step(page)
      .getByRole('link', { name: /: التحقق من الهوية$/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/creator/identity');
    await send(page);
  });

  await test.step('the operator opens both sides, and rejects them as unreadable', async () => {
    const card = await checkOf(operator, name);
    await expectAccessible(operator, 'a check with its documents');
    const dialog = await openDialog(operator, card.getByRole('button', { name: 'ارفض' }), /^هل ترفض وثائق/);
    await dialog.getByRole('combobox', { name: /^السبب/ }).click();
    await operator.getByRole('option', { name: 'الصورة غير واضحة أو يتعذر قراءة نصها' }).click();
    await dialog.getByLabel('ما تود إضافته').fill('صوّرها في ضوء النهار من فضلك.');
    await expectAccessible(operator, 'refusing documents');
    await dialog.getByRole('button', { name: 'ارفض' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
  });

  await test.step('the creator reads the reason and sends others', async () => {
    await page.goto('/creator/identity');
    const state = page.getByRole('alert').filter({ hasText: 'تعذّر التحقق من هويتك' });
    await expect(state).toContainText('الصورة غير واضحة أو يتعذر قراءة نصها');
    await expect(state).toContainText('صوّرها في ضوء النهار من فضلك.');
    await expectAccessible(page, 'documents that were refused');
    for (const side of ['front', 'back']) {
      await postFile(page, `/identity/documents?side=${side}`, await photo('بطاقتي.jpg'));
    }
    await ask(page, '/identity/checks', { method: 'POST', data: PERSON });
  });

  const accept = async () => {
    const card = await checkOf(operator, name);
    await card.getByRole('button', { name: 'اقبل' }).click();
    const dialog = operator.getByRole('alertdialog', { name: /^هل تقبل هوية/ });
    await expectAccessible(operator, 'accepting documents');
    await dialog.getByRole('button', { name: 'اقبل' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
    await operator.getByRole('tab', { name: 'المقبولة' }).click();
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: /^اعرض/ })).toHaveCount(0);
    return card;
  };

  await test.step('the operator compares the names, accepts them, undoes that, and accepts them again', async () => {
    const card = await accept();
    await expect(card).toContainText('SALMA ALAMIRI');
    await expectAccessible(operator, 'a decision that can be undone');
    await card.getByRole('button', { name: 'تراجع عن القرار' }).click();
    const dialog = operator.getByRole('alertdialog', { name: /^هل تتراجع عن القرار/ });
    await dialog.getByRole('button', { name: 'تراجع عن القرار' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
    await accept();
  });

  await test.step('the creator gets a notification, and one step of the guide is done', async () => {
    await page.goto('/creator/identity');
    await expect(page.getByRole('alert').filter({ hasText: 'هويتك موثّقة' })).toBeVisible();
    await expectAccessible(page, 'an identity that is known');
    await page.goto('/creator/dashboard');
    await expect(guide(page)).toContainText('اكتمل 1 من 4');
    await expect(step(page)).toContainText('اكتملت');
  });
  expect(problems).toEqual([]);
  await operator.context().close();
});
