import type { Browser, Page } from '@playwright/test';
import { ask, signIn, typeDay, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';

const REEM = { name: 'ريم الخطيب', handle: 'reem_k', email: 'reem@demo.qeema.example' };

async function opened(browser: Browser, who: { email: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, who);
  return page;
}

/** The row of a member, and the text of the bar. */
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const bar = (page: Page) => page.getByRole('region', { name: 'الحصص' }).getByRole('img').first();
const withoutMarks = (text: string | null) => (text ?? '').replace(/\p{Cf}/gu, '');

/** An earlier run on the same store may have stopped half-way. */
async function free(page: Page): Promise<void> {
  for (const { _id, company, status } of (await ask(page, '/companies/mine')).data) {
    const path = status === 'invited' ? `invitations/${_id}/decline` : `${company._id}/leave`;
    await ask(page, `/companies/${path}`, { method: 'POST' });
  }
}

test('a company invites a member, who accepts, gets another share from a day on, and leaves', async ({
  page,
  browser,
}) => {
  const problems = watch(page);
  const member = await opened(browser, REEM);
  await free(member);
  await signIn(page, DEMO.company, '/');

  await test.step('the company invites by name, but not with a larger share than is left', async () => {
    await page.getByRole('link', { name: 'الشركة', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'الشركة' })).toBeVisible();
    await page.getByRole('button', { name: 'ادعُ عضوًا' }).click();
    const dialog = page.getByRole('dialog', { name: 'دعوة إلى الشركة' });
    await dialog.getByLabel('المعرّف أو الاسم').pressSequentially('ريم الخ');
    await dialog.getByRole('option', { name: REEM.name }).click();
    await expect(dialog.getByLabel('المعرّف أو الاسم')).toHaveValue(REEM.handle);
    await dialog.getByLabel('حصته من صافي المبيعات').fill('٩٩');
    await dialog.getByRole('button', { name: 'أرسل الدعوة' }).click();
    await expect(dialog.getByText('هذه النسبة أكبر مما بقي للشركة').first()).toBeVisible();
    await dialog.getByLabel('حصته من صافي المبيعات').fill('٧٫٢٥');
    await dialog.getByRole('button', { name: 'أرسل الدعوة' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, REEM.name)).toContainText('بانتظار الرد');
    expect(withoutMarks(await bar(page).getAttribute('aria-label'))).not.toContain(REEM.name);
  });

  await test.step('the member gets a notification, sees the company and the share, and accepts', async () => {
    await member.goto('/notifications');
    await member
      .getByRole('button', { name: /دعوة من .* للانضمام إلى الشركة/ })
      .first()
      .click();
    await member.waitForURL('**/companies');
    const card = member.getByRole('region', { name: /دعوة من/ }).filter({ hasText: DEMO.company.name });
    await expect(card).toContainText('7.25');
    await card.getByRole('button', { name: 'اقبل الدعوة' }).click();
    await expect(member.getByText('أهلًا بك في الشركة')).toBeVisible();
    await expect(card).toBeHidden();
    await expect(rowOf(member, DEMO.company.name)).toContainText('7.25');
  });

  await test.step('the bar and both profiles show the membership', async () => {
    await page.reload();
    await expect(rowOf(page, REEM.name)).not.toContainText('بانتظار الرد');
    expect(withoutMarks(await bar(page).getAttribute('aria-label'))).toContain(`${REEM.name} 7.25%`);
    await rowOf(page, REEM.name).getByRole('link', { name: REEM.name }).click();
    const companies = page.getByRole('region', { name: 'عضو في' });
    await companies.getByRole('link', { name: DEMO.company.name }).click();
    await expect(
      page.getByRole('region', { name: 'أعضاء الشركة' }).getByRole('link', { name: REEM.name }),
    ).toBeVisible();
  });

  await test.step('the company plans another share, and sees what it means before saving', async () => {
    await page.goto('/creator/company');
    await page.getByRole('button', { name: new RegExp(`غيّر الحصة: .*${REEM.name}`) }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`حصة .*${REEM.name}`) });
    await dialog.getByLabel('الحصة الجديدة').fill('9');
    await dialog.getByLabel('من يوم لاحق').check();
    await typeDay(page, /^من يوم(?! لاحق)/, `${new Date().getUTCFullYear() + 1}-03-01`);
    await expect(dialog.getByRole('status')).toContainText('ثم تصبح');
    await dialog.getByRole('button', { name: 'احفظ الحصة' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, REEM.name)).toContainText('7.25');
    await expect(rowOf(page, REEM.name)).toContainText(/تصبح .*9.* من/);
    await expect(page.getByRole('region', { name: 'السجل' })).toContainText(/حصة .*تصبح/);
  });

  await test.step('the member sees the change, and leaves', async () => {
    await member.reload();
    await expect(rowOf(member, DEMO.company.name)).toContainText(/تصبح .*9.* من/);
    await member
      .getByRole('link', { name: /الحصص والسجل/ })
      .first()
      .click();
    await expect(member.getByRole('heading', { level: 1, name: DEMO.company.name })).toBeVisible();
    await expect(member.getByRole('button', { name: 'ادعُ عضوًا' })).toHaveCount(0);
    await member.goBack();
    await member.getByRole('button', { name: /غادر .*دار قلم/ }).click();
    await member.getByRole('alertdialog').getByRole('button', { name: 'غادر الشركة' }).click();
    await expect(member.getByText('غادرت الشركة')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'السجل' })).toContainText('مغادرة');
    await expect(page.getByRole('region', { name: 'الحصص' })).not.toContainText(REEM.name);
  });
  expect(problems).toEqual([]);
});
