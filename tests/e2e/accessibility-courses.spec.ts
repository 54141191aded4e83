import { expectAccessible, inBothLooks } from '../setup/accessible';
import { inStore } from '../setup/app-store';
import { DEMO, signIn } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { signInAsOperator } from '../setup/operator';

// The buttons have other texts in the two languages.
const PLAY = /^(شغّل|تابع من حيث توقفت|Play|Go on where you stopped)/;

inBothLooks((speak) => {
  test('what learners of a course see is accessible, the player while it plays, too', async ({
    page,
    context,
    baseURL,
  }) => {
    const { course, film, finished, code, product } = await findIds();
    await signIn(page, DEMO.member);
    await speak(context, baseURL);
    for (const path of [`/library/${finished}`, `/certificates/${code}`, `/library/messages/${product}`]) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await page.goto(`/library/${course}/${film}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: PLAY }).first().click();
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.played.length))
      .toBe(1);
    await page.getByRole('slider').press('KeyK');
    await expectAccessible(page);
    await page.goto(`/products/${product}`);
    await expectAccessible(page);
  });

  test('what is asked and reported is accessible to creators and operators', async ({
    page,
    context,
    baseURL,
  }) => {
    const { film } = await findIds();
    await signIn(page, DEMO.creator);
    await speak(context, baseURL);
    await page.goto(`/lessons/${film}/questions`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await signInAsOperator(page);
    await page.goto('/admin/comments');
    await expectAccessible(page);
  });
});

/** Of the demo: a course that its member is in the middle of, its film, and one that they finished. */
async function findIds(): Promise<Record<'course' | 'film' | 'finished' | 'code' | 'product', string>> {
  const [row] = await inStore<Awaited<ReturnType<typeof findIds>>>(
    `with mine as (select e.* from entitlements e join users u on u.id = e.holder_id and u.email = $1)
     select e.id as course, l.id as film, p.id as product, c.code, c.entitlement_id as finished
     from mine e join products p on p.id = e.product_id and p.type = 'full_course'
     join course_lessons l on l.product_id = p.id and l.type = 'video'
     join certificates c on c.entitlement_id in (select id from mine) limit 1`,
    [DEMO.member.email],
  );
  if (!row) throw new Error('the demo has no such course');
  return row;
}
