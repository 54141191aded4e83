import { watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { until } from '../setup/waits';

// What their HTML and headers say: tests/http/.

const NOWHERE = '/posts/01890000-0000-7000-8000-000000000000';

test('a missing page runs in the browser, and signing in from it leads back to its address', async ({
  page,
}) => {
  const problems = watch(page);
  await page.goto(NOWHERE);
  await expect(page.getByRole('heading', { name: 'هذا المنشور غير متاح' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=${encodeURIComponent(NOWHERE)}`,
  );
  await page.getByRole('main').getByRole('link', { name: 'تصفّح السوق' }).click();
  await page.waitForURL('/marketplace');
  expect(problems).toEqual([]);
});

test('kept pages run in the browser without a policy violation in both languages, and their links work', async ({
  page,
  context,
  baseURL,
}) => {
  const problems = watch(page);
  for (const locale of ['ar', 'en']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    for (const path of ['/guest', '/explore', '/marketplace']) {
      await page.goto(path);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a visitor on an English address who chose no language stays in English on the linked pages', async ({
  page,
  context,
}) => {
  const problems = watch(page);
  await page.goto('/marketplace?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await until(async () =>
    (await context.cookies()).some(({ name, value }) => name === 'locale' && value === 'en'),
  );
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => !url.searchParams.has('lang'));
  await expect(page.getByRole('link', { name: 'Join Now' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(problems).toEqual([]);
});

test('covers in each grid say how wide they are, at every width of the screen, so that none is loaded too large', async ({
  page,
}) => {
  await page.goto('/marketplace');
  const seller = await page.getByRole('main').locator('a[href^="/users/"]').first().getAttribute('href');
  for (const path of ['/marketplace', `${seller}?tab=products`]) {
    await page.goto(path);
    const covers = page.getByRole('main').getByRole('article').locator('img[srcset]');
    await expect(covers.first()).toBeVisible();
    for (const width of [320, 390, 600, 800, 920, 1024, 1150, 1220, 1280, 1500]) {
      await page.setViewportSize({ width, height: 900 });
      const { said, shown } = await covers.first().evaluate((image: HTMLImageElement) => {
        const fits = (entry: string) => {
          const query = entry.match(/^\([^)]+\)/)?.[0];
          return !query || matchMedia(query).matches;
        };
        const ruler = document.createElement('div');
        ruler.style.width = (image.sizes.split(', ').find(fits) ?? '').replace(/^\([^)]+\) /, '');
        document.body.append(ruler);
        return { said: ruler.getBoundingClientRect().width, shown: image.getBoundingClientRect().width };
      });
      expect(said, `${path} at ${width}`).toBeGreaterThan(shown - 3);
      expect(said, `${path} at ${width}`).toBeLessThan(shown + 3);
    }
  }
});

test('the row of types fades out where there is more of it, and shows the chosen one whole, in both directions', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const types = page.getByRole('main').getByRole('navigation').first();
  const fades = () =>
    types.evaluate((row) => {
      const style = getComputedStyle(row);
      // A row may end at a fraction of a pixel.
      const tens = (name: string) => Math.round(Number.parseFloat(style.getPropertyValue(name)) / 10) * 10;
      return [tens('--fade-start'), tens('--fade-end')];
    });
  for (const locale of ['ar', 'en']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('/marketplace');
    await until(fades, (shown) => shown.join() === '0,40');
    await page.goto('/marketplace?type=consulting');
    await until(fades, (shown) => shown.join() === '40,40');
    await expect(types.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    await types.evaluate((row) => row.scrollBy((document.dir === 'rtl' ? -1 : 1) * 5000, 0));
    await until(fades, (shown) => shown.join() === '40,0');
  }
});
