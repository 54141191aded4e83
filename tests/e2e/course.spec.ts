import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inStore } from '../setup/app-store';
import { isAlive, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { FILM, plays, takeCertificate, writeLesson } from '../setup/course-steps';
import { nameLike } from '../setup/money-steps';
import { beginSale, publish } from '../setup/offers';
import { chooseFile } from '../setup/product-steps';
import { buyNow } from '../setup/purchase';

const filmOf = (page: Page) => page.locator('video');

test('a creator makes a course, and a member buys it, watches it on two devices and completes it', async ({
  page,
  browser,
}) => {
  const title = nameLike('دورة القهوة المقطّرة');
  const { id, buyer, product, problems } = await beginSale(page, browser, 'course', { title });

  await test.step('a film is dropped into a section, and becomes a lesson that everybody may watch', async () => {
    await page.goto(`/product/${id}/course`);
    await isAlive(page.getByRole('button', { name: 'أضف قسمًا' }));
    await addSection(page, 'الوحدة الأولى');
    const film = { name: 'الطحن.webm', mimeType: 'video/webm', buffer: await readFile(FILM) };
    await chooseFile(page, 'ارفع ملفات', film);
    const row = page.getByRole('row', { name: /الطحن/ });
    await expect(row).toContainText('0:15');
    await row.getByText('الطحن').click();
    await page.getByLabel('معاينة مجانية').click();
    await expect(page.getByLabel('معاينة مجانية')).toBeChecked();
  });

  await test.step('a text is written in a second section, and saves by itself', async () => {
    await addSection(page, 'الوحدة الثانية');
    const text = await writeLesson(page, 'الماء والحرارة', 'اغلِ الماء، ثم انتظر نصف دقيقة.');
    await page.reload();
    await expect(text).toContainText('اغلِ الماء، ثم انتظر نصف دقيقة.');
    await publish(page, id);
  });

  const guest = await (await browser.newContext()).newPage();
  const inGuest = watch(guest);
  await test.step('a guest opens the preview, and sees titles of the rest alone', async () => {
    await guest.goto(product);
    const contents = guest.getByRole('region', { name: /محتوى الدورة/ });
    for (const name of ['الوحدة الأولى', 'الوحدة الثانية', 'الماء والحرارة']) {
      await expect(contents).toContainText(name);
    }
    expect(await guest.content()).not.toContain('نصف دقيقة');
    await contents.getByRole('button', { name: /الطحن/ }).click();
    await expect(guest.getByRole('dialog').locator('video')).toBeAttached();
  });

  const { library, entitlementId } = await buyNow(buyer, id);
  await test.step('another device begins where this one was paused', async () => {
    await buyer.goto(library);
    await buyer.getByRole('link', { name: 'ابدأ الدورة' }).click();
    await buyer.getByRole('button', { name: 'شغّل' }).click();
    await plays(filmOf(buyer));
    await buyer.getByRole('slider', { name: 'الموضع' }).fill('4');
    await plays(filmOf(buyer), 4);
    const reported = buyer.waitForResponse((answer) => answer.url().endsWith('/progress'));
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    expect((await reported).status()).toBe(200);
    const other = await browser.newPage({ storageState: await buyer.context().storageState() });
    await other.goto(buyer.url());
    await other.getByRole('button', { name: 'تابع من حيث توقفت' }).click();
    await plays(filmOf(other), 3.5);
    await other.close();
  });

  await test.step('the film is complete once its rest was watched, and the text at its end', async () => {
    await inStore(
      `update lesson_progress set watched = '[[0, 12]]', allowed_seconds = 60 where entitlement_id = $1`,
      [entitlementId],
    );
    await buyer.getByRole('slider', { name: 'الموضع' }).fill('12');
    await buyer.getByRole('button', { name: 'تشغيل' }).click();
    await expect(buyer.getByText('أكملت هذا الدرس')).toBeVisible();
    await buyer.getByRole('link', { name: 'الدرس التالي' }).click();
    await expect(buyer.getByText('اغلِ الماء، ثم انتظر نصف دقيقة.')).toBeVisible();
    await expect(buyer.getByText('أكملت 2 من درسين')).toBeVisible();
    await takeCertificate(buyer, title);
  });
  expect([...problems(), ...inGuest]).toEqual([]);
});

async function addSection(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'أضف قسمًا' }).click();
  await expect(page.getByRole('treegrid').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: title, exact: true })).toBeVisible();
}
