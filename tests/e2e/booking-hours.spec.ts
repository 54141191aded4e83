import { expectAccessible, inBothLooks } from '../setup/accessible';
import { DEMO, isAlive, signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

inBothLooks((speak) => {
  test('the hours of a creator are accessible, with a season and a single day', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page, DEMO.creator);
    await speak(context, baseURL);
    await page.goto('/creator/calendar/hours');
    await expectAccessible(page);
    await page.getByRole('button', { name: /أضف رمضان القادم|Add the next Ramadan/ }).click();
    await page.getByRole('button', { name: /أضف يومًا بأوقات أخرى|Add a day with other hours/ }).click();
    await expect(page.getByLabel(/اسم الفترة|^Name/)).toHaveValue(/رمضان|Ramadan/);
    await expectAccessible(page, 'a season and a day');
  });
});

test('a creator says when they can be booked: by thumb, to the minute, in Ramadan; and sees what buyers see', async ({
  page,
}) => {
  const problems = watch(page);
  await signIn(page, DEMO.creator, '/creator/calendar/hours');
  const monday = page.getByRole('button', { name: /^الاثنين 10:00/ }).first();
  await isAlive(monday);
  await expect(monday).toHaveAccessibleName('الاثنين 10:00: متاح');
  await monday.click();
  await expect(page.getByRole('combobox', { name: 'الاثنين: من' })).toHaveCount(2);
  await page.getByRole('combobox', { name: 'الاثنين: إلى' }).first().click();
  await page.getByRole('option', { name: '09:45' }).click();
  await page.getByRole('button', { name: 'أضف رمضان القادم' }).click();
  await page.getByRole('combobox', { name: 'المنطقة الزمنية' }).fill('المغرب');
  await page.getByRole('option', { name: /Africa\/Casablanca/ }).click();
  await page.getByRole('button', { name: 'احفظ الأوقات' }).click();
  await expect(page.getByText('حُفظت أوقات الحجز')).toBeVisible();

  // Nobody is booked within twelve hours, and so far the next month is free.
  const preview = page.getByRole('region', { name: 'ما يراه المشترون' });
  await preview.getByRole('button', { name: 'الشهر التالي' }).click();
  await preview
    .getByRole('button', { name: /الاثنين|مواعيد|موعدًا/ })
    .nth(1)
    .click();
  await expect(preview.getByRole('listitem').first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'الاثنين: إلى' }).first()).toHaveText('09:45');
  await expect(page.getByLabel('اسم الفترة')).toHaveValue('رمضان');
  expect(problems).toEqual([]);
});
