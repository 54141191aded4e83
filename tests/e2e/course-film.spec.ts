import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inStore } from '../setup/app-store';
import { signIn, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { passes, secondOf } from '../setup/course-steps';
import { DEMO } from '../setup/demo-accounts';
import { FFMPEG, hasFfmpeg } from '../setup/fake-ffmpeg';
import { scratchFolder } from '../setup/scratch-folder';
import { until, untilShown } from '../setup/waits';

test.use({ settings: { FFMPEG_PATH: FFMPEG } });

const LESSON = 'الهوامش';
const SECONDS = 30;

test('a film gets its sizes, and plays on in each where it stood', async ({ page, browser }) => {
  test.skip(!hasFfmpeg(), 'FFmpeg is not installed, and only root may install it');
  test.slow();
  const problems = watch(page);
  const { product, entitlement } = await demoCourse();
  // The demo's quiz keeps shut what is added after it.
  await inStore(
    'update quizzes set is_gate = false where id in (select quiz_id from course_lessons where product_id = $1)',
    [product],
  );
  const film = drawFilm();
  await signIn(page, DEMO.creator, `/product/${product}/course`);

  await test.step('its poster is made where it is sent, and its sizes by the server', async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'ارفع ملفات' }).click(),
    ]);
    await chooser.setFiles({ name: `${LESSON}.mp4`, mimeType: 'video/mp4', buffer: film });
    const row = page.getByRole('row', { name: new RegExp(LESSON) });
    const poster = page.getByRole('img', { name: 'صورة الدرس قبل تشغيله' });
    // While its file is sent a row may be drawn again under the press.
    await untilShown(poster, () => row.getByText(LESSON).click());
    await expect(page.getByText('جوداته جاهزة، ومنها الصوت وحده.')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('captions are written beside it, at the second where it stands', async () => {
    await page.getByRole('button', { name: 'اكتبها هنا' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByRole('button', { name: 'شغّل', exact: false }).first().click();
    await passes(editor.locator('video'), 1);
    await editor.getByRole('button', { name: 'إيقاف مؤقت' }).click();
    await editor.getByRole('button', { name: 'أضف سطرًا من اللحظة الحالية' }).click();
    await editor.getByRole('textbox', { name: 'كلام السطر 1' }).fill('الهامش قبل السطر!');
    await editor.getByRole('button', { name: 'حفظ' }).click();
    await expect(editor).toBeHidden();
    await page.getByLabel('ظاهر للمشترين').click();
    await until(() => shownLesson(product));
  });

  const buyer = await browser.newPage();
  const theirs = watch(buyer);
  await signIn(buyer, DEMO.member, `/library/${entitlement}/${await shownLesson(product)}`);
  const video = buyer.locator('video');
  const size = () => video.evaluate((element: HTMLVideoElement) => element.videoHeight);
  const choose = async (name: string | RegExp) => {
    await buyer.getByRole('button', { name: /^الجودة/ }).click();
    await buyer.getByRole('menuitemradio', { name }).click();
  };

  await test.step('before it plays it shows its poster, and nothing of it is loaded', async () => {
    await expect(video).toHaveAttribute('poster', /.+/);
    await expect(buyer.getByRole('button', { name: 'شغّل' })).toBeVisible();
    expect(await video.evaluate((element: HTMLVideoElement) => element.buffered.length)).toBe(0);
  });

  await test.step('it plays, and goes on where it stood in another size, as fast as before', async () => {
    await buyer.getByRole('button', { name: 'شغّل' }).click();
    await passes(video, 1);
    await buyer.getByRole('button', { name: /^السرعة/ }).click();
    await buyer.getByRole('menuitemradio', { name: '1.25×' }).click();
    await buyer.getByRole('slider', { name: 'الموضع' }).fill('10');
    await passes(video, 10);
    for (const [name, height] of [
      ['480', 480],
      [/^360/, 360],
    ] as const) {
      const before = await secondOf(video);
      await choose(name);
      await until(size, (shown) => shown === height);
      expect(await passes(video, before)).toBeLessThan(before + 8);
      expect(
        await video.evaluate((element: HTMLVideoElement) => [element.paused, element.playbackRate]),
      ).toEqual([false, 1.25]);
    }
  });

  await test.step('its sound alone goes on, too, and the jump before can still be taken back', async () => {
    const before = await secondOf(video);
    await choose('الصوت وحده');
    await until(size, (shown) => shown === 0);
    await passes(video, before);
    await expect(buyer.getByText('الصوت وحده', { exact: true })).toBeVisible();
    await buyer.getByRole('button', { name: 'إيقاف مؤقت' }).click();
  });
  expect(problems).toEqual([]);
  expect(theirs).toEqual([]);
});

/** A moving picture of 480 lines with a tone. */
function drawFilm(): Buffer {
  const folder = scratchFolder('film');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'film.mp4');
  const drawn = ['-f', 'lavfi', '-i', `testsrc=s=854x480:d=${SECONDS}:r=5`];
  const tone = ['-f', 'lavfi', '-i', `sine=d=${SECONDS}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const { status, stderr } = spawnSync(FFMPEG, ['-v', 'error', ...drawn, ...tone, ...codecs, path]);
  expect(status, String(stderr)).toBe(0);
  return readFileSync(path);
}

/** The demo's course, and the demo member's purchase of it. */
async function demoCourse() {
  const [row] = await inStore<{ product: string; entitlement: string }>(
    `select p.id as product, e.id as entitlement from products p
     join users creator on creator.id = p.owner_id and creator.email = $1
     join entitlements e on e.product_id = p.id join users member on member.id = e.holder_id and member.email = $2
     where p.type = 'full_course'`,
    [DEMO.creator.email, DEMO.member.email],
  );
  return row ?? { product: '', entitlement: '' };
}

async function shownLesson(product: string): Promise<string> {
  const [row] = await inStore<{ id: string }>(
    'select id from course_lessons where product_id = $1 and title = $2 and shown_at is not null',
    [product, LESSON],
  );
  return row?.id ?? '';
}
