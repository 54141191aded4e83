import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible';
import { ask, openDialog, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO, DEMO_PASSWORD } from '../setup/demo-accounts';
import { releaseHolds } from '../setup/money-steps';
import { signInAsOperator } from '../setup/operator';
import { buyNow, newMember, productOf } from '../setup/purchase';

/** The creator's most expensive product: enough for a payout. */
const BEST = 'تصميم الواجهات العربية: دورة كاملة';
const AMOUNT = 6_000;

const balanceOf = async (page: Page) => {
  const { available, reserved } = await ask(page, '/finance/balance');
  return { available: available.amount, reserved: reserved.amount };
};

const payouts = (page: Page) => page.getByRole('region', { name: 'الدفعات' }).getByRole('listitem');

/** Ends the creator's open payout, as only one can be open at a time. */
async function settleOpen(page: Page, operator: Page): Promise<void> {
  for (const { _id, status } of (await ask(page, '/finance/payouts')).data) {
    const path = `/operator/payouts/${_id}`;
    if (status === 'pending') await ask(operator, `${path}/start`, { method: 'POST' });
    if (!['pending', 'processing'].includes(status)) continue;
    await ask(operator, `${path}/transferred`, { method: 'POST', data: { reference: `OPEN ${_id}` } });
  }
}

/** Chooses a reason in the dialog of a payout that failed, and writes a note. */
async function explain(operator: Page, dialog: Locator, reason: string, note: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'السبب' }).click();
  await operator.getByRole('option', { name: reason }).click();
  await dialog.getByLabel('ملاحظة لصاحبها').fill(note);
}

test('a creator is paid out; the bank returns the payout, and the creator has the amount again and confirms the account', async ({
  page,
  browser,
}) => {
  const operator = await (await browser.newContext()).newPage();
  const problems = [watch(page), watch(operator)];
  await signIn(page, DEMO.creator);
  await signInAsOperator(operator, null);
  await settleOpen(page, operator);
  const buyer = await newMember(browser);
  await buyNow(buyer, await productOf(buyer, BEST));
  await releaseHolds(page);
  const before = await balanceOf(page);

  await test.step('the creator asks for a part of the balance', async () => {
    await page.goto('/finance');
    const dialog = await openDialog(page, page.getByRole('button', { name: 'اطلب السحب' }), 'سحب الرصيد');
    await dialog.getByLabel('المبلغ').fill('60');
    await dialog.getByLabel('كلمة مرورك').fill(DEMO_PASSWORD);
    await expectAccessible(page, 'asking for a payout');
    await dialog.getByRole('button', { name: 'اطلب السحب' }).click();
    await expect(dialog).toBeHidden();
    expect(await balanceOf(page)).toEqual({ available: before.available - AMOUNT, reserved: AMOUNT });
  });

  await test.step('the operator begins it, could say that it failed, and transfers it', async () => {
    await operator.goto('/admin/payouts');
    await operator.getByRole('link').filter({ hasText: DEMO.creator.name }).first().click();
    await operator.getByRole('button', { name: 'ابدأ التنفيذ' }).click();
    const failed = operator.getByRole('button', { name: 'فشلت', exact: true });
    const why = await openDialog(operator, failed, 'لماذا فشلت؟');
    await explain(operator, why, 'تعذّر على البنك التنفيذ', 'أغلق البنك أبوابه اليوم');
    await expectAccessible(operator, 'saying why a payout failed');
    await operator.keyboard.press('Escape');
    await operator.getByRole('button', { name: 'سجّل التحويل' }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByLabel('مرجع البنك').fill('SARIE-77');
    await dialog.getByRole('button', { name: 'سجّل التحويل' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(payouts(page).first()).toContainText(/SARIE-77.*تم التحويل/);
    expect(await balanceOf(page)).toEqual({ available: before.available - AMOUNT, reserved: 0 });
  });

  await test.step('the bank returns it, and the operator records the reason', async () => {
    const returned = operator.getByRole('button', { name: 'أعاده البنك' });
    const dialog = await openDialog(operator, returned, 'لماذا أعاده البنك؟');
    await explain(operator, dialog, 'سبب آخر', 'الحساب لا يستقبل الحوالات بالدولار');
    await expectAccessible(operator, 'saying why a payout came back');
    await dialog.getByRole('button', { name: 'أعاده البنك' }).click();
    await expect(dialog).toBeHidden();
    await expect(returned).toHaveCount(0);
    await expectAccessible(operator, 'a payout that came back');
  });

  await test.step('the creator reads why, and has the money again', async () => {
    await page.reload();
    for (const fact of ['فشلت', 'الحساب لا يستقبل الحوالات بالدولار', 'عاد المبلغ إلى رصيدك المتاح.'])
      await expect(payouts(page).first()).toContainText(fact);
    expect(await balanceOf(page)).toEqual(before);
    await expect(page.getByRole('button', { name: 'اطلب السحب' })).toBeDisabled();
    await expectAccessible(page, 'why nothing can be asked for');
  });

  await test.step('once the account is confirmed, a payout may be requested again', async () => {
    await page.getByRole('link', { name: 'راجع حسابك' }).click();
    await page.waitForURL(/\/wire-transfer-setup/);
    await expect(page.getByText(/فلا ندفع إليه حتى تؤكد بياناته/)).toBeVisible();
    await expectAccessible(page, 'an account that sent a payout back');
    const dialog = await openDialog(page, page.getByRole('button', { name: 'بياناته صحيحة' }), /صحيحة؟$/);
    await dialog.getByLabel('كلمة مرورك').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'أكّد الحساب' }).click();
    await expect(dialog).toBeHidden();
    expect((await ask(page, '/finance/payout-options')).mayRequest).toBe(true);
  });
  expect(problems.flat()).toEqual([]);
});
