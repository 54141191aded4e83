import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, inBothLooks } from '../setup/accessible';
import { joinAs, unique, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

const PASSWORD = 'نهر هادئ بعيد عن البحر';

// Texts to find elements by, in the two languages.
const WORDS = {
  interests: /^(بمَ تهتم؟|What are you into\?)$/,
  people: /^(من تتابع؟|Who to follow\?)$/,
  photo: /^(صورتك الشخصية|Your photo)$/,
  next: /^(التالي|Continue)$/,
  skip: /^(تخطَّ|Skip)$/,
  finish: /^(ابدأ|Get started)$/,
  later: /^(أكملها لاحقًا|Finish later)$/,
  accept: /^(اعتماد الصورة|Use picture)$/,
  card: /^(أكمل خطواتك الأولى|Finish your first steps)$/,
};

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

test('after registration a member chooses interests, people and a photo, and arrives at home', async ({
  page,
}) => {
  const problems = watch(page);
  await test.step('registering leads to the first steps', async () => {
    await page.goto('/auth/register');
    const email = `${unique('first')}@example.com`;
    // Input before the page's script is loaded is not validated yet.
    await expect(async () => {
      await page.getByLabel('الاسم الكامل').fill('لمى الحربي');
      await page.getByLabel('البريد الإلكتروني').fill(email);
      await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(PASSWORD);
      await expect(page.getByText('قوة كلمة المرور: جيدة')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await expect(heading(page, WORDS.interests)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/welcome');
  });

  await test.step('two interests are too few, and the chosen ones stay after a reload', async () => {
    const interest = (name: string) => page.getByRole('button', { name, exact: true });
    // A press before the page's script is loaded is lost.
    const choose = (name: string) =>
      expect(async () => {
        if ((await interest(name).getAttribute('aria-pressed')) !== 'true') await interest(name).click();
        await expect(interest(name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
      }).toPass();
    await choose('التصميم');
    await choose('التسويق');
    await press(page, WORDS.next);
    await expect(page.getByText('اختر اهتمامًا آخر')).toBeVisible();
    await page.reload();
    await expect(interest('التصميم')).toHaveAttribute('aria-pressed', 'true');
    await choose('البرمجة');
    await expect(page.getByText('اخترت 3 اهتمامات')).toBeVisible();
    await press(page, WORDS.next);
  });

  await test.step('people are suggested, each with the reason', async () => {
    await expect(heading(page, WORDS.people)).toBeVisible();
    await expect(heading(page, WORDS.people)).toBeFocused();
    const people = page.getByRole('region', { name: 'من تتابع؟' }).getByRole('listitem');
    await expect(people.first()).toContainText(/رائج في قيمة|انضم حديثًا|اهتمام مشترك|بمتابعة/);
    await people
      .first()
      .getByRole('button', { name: /^متابعة / })
      .click();
    await expect(page.getByText('تتابع شخصًا واحدًا')).toBeVisible();
    await press(page, WORDS.next);
    await expect(heading(page, WORDS.photo)).toBeVisible();
  });

  await test.step('steps left in the middle are offered at home and continued there', async () => {
    await page.getByRole('link', { name: WORDS.later }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const card = page.getByRole('region', { name: WORDS.card });
    await expect(card).toContainText('بقيت خطوة واحدة');
    await card.getByRole('link', { name: 'تابع من حيث توقفت' }).click();
    await expect(heading(page, WORDS.photo)).toBeVisible();
  });

  await test.step('a file that is not a picture is refused under the field', async () => {
    await choosePhoto(page, { name: 'صورة.png', mimeType: 'image/png', buffer: Buffer.from('MZ program') });
    await expect(page.getByRole('alert').filter({ hasText: 'تعذّرت قراءة هذه الصورة' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a photo is moved and zoomed by keyboard, cropped, and shown', async () => {
    await choosePhoto(page, { name: 'صورة.png', mimeType: 'image/png', buffer: await photo() });
    const dialog = page.getByRole('dialog', { name: 'اضبط الصورة' });
    const area = dialog.getByRole('group', { name: /موضع القصّ/ });
    await area.press('ArrowRight');
    const slider = dialog.getByRole('slider', { name: 'التقريب' });
    await slider.press('End');
    const sent = page.waitForRequest((request) => request.url().includes('/files/upload'));
    await press(page, WORDS.accept);
    const crop = new URL((await sent).url()).searchParams.get('crop') ?? '';
    expect(crop.split(',')).toHaveLength(4);
    expect(Number(crop.split(',')[2])).toBeLessThan(0.6);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'تغيير الصورة' })).toBeVisible();
    const shown = page.getByRole('img', { name: 'صورتك الشخصية' }).locator('img');
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });

  await test.step('after the last step comes home, and nothing is offered any more', async () => {
    await press(page, WORDS.finish);
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('button', { name: 'قائمة الحساب' })).toBeVisible();
    await expect(page.getByRole('region', { name: WORDS.card })).toHaveCount(0);
    await page.goto('/welcome');
    await page.waitForURL((url) => url.pathname === '/');
  });
  expect(problems).toEqual([]);
});

test('a member skips a first step and dismisses the offer to finish them', async ({ page }) => {
  await joinAs(page, {}, '/');
  await page.waitForURL((url) => url.pathname === '/welcome');
  await expect(heading(page, WORDS.interests)).toBeVisible();
  await press(page, WORDS.skip);
  await expect(heading(page, WORDS.people)).toBeVisible();
  await page.goto('/');
  const card = page.getByRole('region', { name: WORDS.card });
  await expect(card).toContainText('بقيت خطوتان');
  await card.getByRole('button', { name: 'لا تعرضها مجددًا' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'قائمة الحساب' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

inBothLooks((speak) => {
  test('the first steps and the crop dialog are accessible', async ({ page, context, baseURL }) => {
    await joinAs(page);
    await speak(context, baseURL);
    await page.goto('/welcome');
    await expect(heading(page, WORDS.interests)).toBeVisible();
    await expectAccessible(page, 'interests');
    const tooFew = page.locator('p', { hasText: /^(اختر 3 اهتمامات|Choose 3 more)$/ }).locator('svg');
    await press(page, WORDS.next);
    await expect(tooFew).toBeVisible();
    await expectAccessible(page, 'too few interests');
    await press(page, WORDS.skip);
    await expect(heading(page, WORDS.people)).toBeVisible();
    await expectAccessible(page, 'people');
    await press(page, WORDS.skip);
    await expect(heading(page, WORDS.photo)).toBeVisible();
    await expectAccessible(page, 'photo');
    await choosePhoto(page, { name: 'a.png', mimeType: 'image/png', buffer: await photo() });
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page.getByRole('button', { name: WORDS.accept })).toBeEnabled();
    await expectAccessible(page, 'crop');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: WORDS.later }).click();
    await expect(page.getByRole('region', { name: WORDS.card })).toBeVisible();
    await expectAccessible(page, 'the card at home');
  });
});

type Upload = { name: string; mimeType: string; buffer: Buffer };

async function choosePhoto(page: Page, file: Upload): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

function photo(): Promise<Buffer> {
  const background = { r: 11, g: 95, b: 102 };
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
}
