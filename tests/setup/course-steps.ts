import { expect, type Locator, type Page } from '@playwright/test';
import { joinAs, pay, untilAlive } from './browser-steps';
import { beginProduct } from './product-steps';
import { until } from './waits';

// Steps of journeys through a course in the browser, in Arabic.

/** A film of fifteen seconds, as a path from the root. */
export const FILM = 'lib/server/demo/media/git-snapshot.webm';

/**
 * Fills the form of a new course.
 * @param make the button that leads to its lessons
 * @returns the path of the page where its lessons are made
 */
export async function beginCourse(
  page: Page,
  facts: Parameters<typeof beginProduct>[1],
  make = 'أنشئ الدروس',
): Promise<string> {
  await beginProduct(page, facts);
  await page.getByRole('button', { name: make }).click();
  await page.waitForURL(/\/product\/[^/]+\/course/);
  return new URL(page.url()).pathname;
}

/** Adds a lesson of text, and waits until it is saved. @returns its field */
export async function writeLesson(page: Page, title: string, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'أضف درسًا' }).click();
  await page.getByRole('menuitem', { name: 'نص', exact: true }).click();
  await expect(page.getByRole('treegrid').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'نص الدرس' });
  await field.click();
  await page.keyboard.type(text);
  await expect(page.getByText('محفوظ', { exact: true })).toBeVisible();
  return field;
}

/** Sets a price, and publishes. @returns the path of the product's page */
export async function publishCourse(page: Page, editorPath: string, title: string): Promise<string> {
  await page.goto(editorPath.replace(/course$/, 'edit'));
  await page.getByRole('button', { name: /السعر/ }).click();
  const price = page.getByLabel('السعر', { exact: true });
  await untilAlive(price);
  await price.fill('١٢');
  await page.getByRole('button', { name: 'انشر المنتج' }).click();
  await expect(page.getByText(/نُشر منتجك/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Joins as somebody new, buys the course, and opens it in the library. @param open what its card offers */
export async function buyCourse(page: Page, productPath: string, open = 'مشاهدة'): Promise<void> {
  await joinAs(page, {}, productPath);
  await page.getByRole('link', { name: 'اشترِ الآن' }).click();
  await pay(page);
  await page.goto('/purchased-posts');
  await page.getByRole('link', { name: open }).first().click();
}

/** Goes from a lesson to the course, confirms a name for the certificate, and looks at it as a guest. */
export async function takeCertificate(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title }).click();
  await issueCertificate(page);
}

/** Confirms a name for the certificate of what is shown, and looks at it as a guest. */
export async function issueCertificate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'احصل على شهادتك' }).click();
  await page.getByLabel('الاسم بالعربية').fill('سارة العتيبي');
  await page.getByRole('button', { name: 'تأكيد الاسم' }).click();
  const address = await page.getByRole('link', { name: 'افتح الشهادة' }).getAttribute('href');
  const guest = await page.context().browser()?.newPage();
  if (!guest) throw new Error('the page has no browser');
  await guest.goto(new URL(address ?? '', page.url()).href);
  await expect(guest.getByText('شهادة صالحة')).toBeVisible();
  await expect(guest.getByText('سارة العتيبي').first()).toBeVisible();
  await guest.close();
}

/** A tone as a WAV file: 8 bits, 8000 times a second. */
export function toneOf(seconds: number): Buffer {
  const [rate, head] = [8_000, Buffer.alloc(44)];
  const bytes = rate * seconds;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  // 16 bytes of format: PCM, one channel, its rate twice as a sample is a byte, and 8 bits.
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  const wave = (at: number) => Math.round(128 + 40 * Math.sin((2 * Math.PI * 330 * at) / rate));
  return Buffer.concat([head, Buffer.from(Uint8Array.from({ length: bytes }, (_, at) => wave(at)))]);
}

/** Returns where a film or a sound stands. */
export const secondOf = (media: Locator): Promise<number> =>
  media.evaluate((element: HTMLMediaElement) => element.currentTime);

/** Waits until a film or a sound stands after a second. @returns where it stands */
export const passes = (media: Locator, second: number): Promise<number> =>
  until(
    () => secondOf(media),
    (now) => now > second,
  );
