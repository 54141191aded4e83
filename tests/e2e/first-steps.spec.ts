import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { joinAs, untilAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

const WORDS = {
  people: 'من تتابع؟',
  photo: 'صورتك الشخصية',
  next: 'التالي',
  finish: 'ابدأ',
  later: 'أكملها لاحقًا',
  accept: 'اعتماد الصورة',
  card: 'أكمل خطواتك الأولى',
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a new member chooses interests, people and a photo, and arrives at home', async ({ page }) => {
  const problems = watch(page);
  await test.step('two interests are too few, and the chosen ones stay after a reload', async () => {
    await joinAs(page, {}, '/');
    await page.waitForURL((url) => url.pathname === '/welcome');
    const interest = (name: string) => page.getByRole('button', { name, exact: true });
    await untilAlive(interest('التصميم'));
    await interest('التصميم').click();
    await interest('التسويق').click();
    await press(page, WORDS.next);
    await expect(page.getByText('اختر اهتمامًا آخر')).toBeVisible();
    await page.reload();
    await expect(interest('التصميم')).toHaveAttribute('aria-pressed', 'true');
    await untilAlive(interest('البرمجة'));
    await interest('البرمجة').click();
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
