import { readFile } from 'node:fs/promises';
import { ask, signIn, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { DEMO } from '../setup/demo-accounts';
import { untilShown } from '../setup/waits';

test('a creator sees how far learners are, opens all lessons to one of them, and takes the list along', async ({
  page,
}) => {
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/creator/digital-content');
  await page.getByRole('link', { name: /^المتعلمون في.*تصميم الواجهات العربية/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('المتعلمون في');
  const list = page.getByRole('list', { name: 'المتعلمون في الدورة' });
  const row = list.getByRole('listitem').first();
  await expect(row).toContainText(/من \S+ (درس|دروس)/);
  const name = await row.getByRole('link').innerText();

  await test.step('one is found by name, and nobody by another one', async () => {
    const find = page.getByLabel('الاسم أو المعرّف');
    await untilAlive(find);
    await find.fill('لا أحد بهذا الاسم');
    await find.press('Enter');
    await expect(page.getByText('لم نجد أحدًا')).toBeVisible();
    await page.getByLabel('الاسم أو المعرّف').fill(name);
    await page.getByLabel('الاسم أو المعرّف').press('Enter');
    await expect(row).toContainText(name);
  });

  await test.step('all lessons are opened to them, and that is taken back, by keyboard', async () => {
    const [, , id] = new URL(page.url()).pathname.split('/');
    const { sections } = await ask(page, `/courses/${id}`);
    const lessons: { _id: string; isPreview: boolean }[] = sections[0].lessons;
    const lesson = lessons.find(({ isPreview }) => !isPreview);
    const opens = (afterDays: number | null) =>
      ask(page, `/courses/${id}/lessons/${lesson?._id}`, {
        method: 'PATCH',
        data: { opens: { afterDays, on: null } },
      });
    await opens(365);
    await page.reload();
    const menu = row.getByRole('button', { name: new RegExp(`خيارات:.*${name}`) });
    await untilAlive(menu);
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'افتح له كل الدروس' }).press('Enter');
    await expect(row).toContainText('كل الدروس مفتوحة');
    await page.getByRole('button', { name: 'تراجع' }).click();
    await expect(row).not.toContainText('كل الدروس مفتوحة');
    await opens(null);
  });

  await test.step('more time for a quiz is given to them', async () => {
    await row.getByRole('button', { name: new RegExp(`خيارات:.*${name}`) }).click();
    await page.getByRole('menuitem', { name: 'وقت ومحاولات إضافية' }).click();
    const minutes = page.getByRole('dialog').getByLabel('وقت إضافي فوق 15 دقيقة');
    await minutes.selectOption({ label: '10 دقائق' });
    await page.getByRole('button', { name: 'احفظ', exact: true }).click();
    await expect(page.getByText(`حُفظ ما أضفته لـ`)).toBeVisible();
  });

  await test.step('the list is a file for spreadsheets', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'تنزيل CSV' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(name);
  });

  await test.step('where they stop is a tab with an address', async () => {
    await page.getByRole('tab', { name: 'أين يتوقفون' }).click();
    await expect(page.getByRole('region', { name: 'أين يتوقفون' })).toContainText('بدأه');
    expect(page.url()).toContain('view=lessons');
  });
  expect(problems).toEqual([]);
});

test('a creator writes to learners, and one of them reads it from the notice and reports it to an operator', async ({
  page,
  browser,
}) => {
  const text = `أضفت تمرينًا جديدًا ${Date.now() % 100_000}`;
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/creator/digital-content');
  await page
    .getByRole('link', { name: /^المتعلمون في «تصميم الواجهات العربية/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'الرسائل' }).click();
  const field = page.getByRole('textbox', { name: 'الرسالة' });
  await untilAlive(field);
  await field.fill('زوروا example.com');
  await page.getByRole('button', { name: 'أرسل', exact: true }).click();
  await expect(page.getByText('لا تُقبل الروابط في الرسائل').first()).toBeVisible();
  await field.fill(text);
  await page.getByRole('button', { name: 'أرسل', exact: true }).click();
  await expect(page.getByRole('list', { name: 'رسائل أرسلتها' })).toContainText(text);

  const reader = await browser.newPage();
  const theirs = watch(reader);
  await signIn(reader, DEMO.member, '/notifications');
  const notice = reader.getByRole('button', { name: /إلى المتعلمين في الدورة/ }).first();
  await untilShown(notice, () => reader.reload());
  await notice.click();
  const message = reader.getByRole('listitem').filter({ hasText: text });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'خيارات الرسالة' }).click();
  await reader.getByRole('menuitem', { name: 'أبلغ عن الرسالة' }).click();
  await reader.getByRole('alertdialog').getByRole('button', { name: 'أبلغ عن الرسالة' }).click();
  await expect(message).toContainText('أبلغت عن هذه الرسالة');
  expect(problems).toEqual([]);
  expect(theirs).toEqual([]);
});
