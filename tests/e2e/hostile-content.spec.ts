import type { APIRequestContext } from '@playwright/test';
import { ask, DEMO, signIn, tokenOf, watch } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';
import { sendFile } from '../setup/send-file';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script></title></textarea><!--<svg/onload=alert(1)>`;
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const EVIL = 'evil.example';

async function upload(request: APIRequestContext, token: string, name: string, content: Buffer) {
  const response = await request.post(`/api/files/upload?purpose=image`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name, mimeType: 'text/html', buffer: content } },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).payload._id as string;
}

test('scripts that a member writes into texts, names and links never run in a guest’s browser', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, DEMO.company);
  const token = await tokenOf(page);
  const send = (method: string, path: string, data?: object) => ask(page, path, { method, data });
  const before = await send('GET', '/users/me');
  const me = await send('PATCH', '/users/update', { headline: HOSTILE.slice(0, 120), bio: HOSTILE });
  const coverId = await upload(request, token, 'x.html', Buffer.from(PIXEL, 'base64'));
  const fileId = await sendFile(request, token, `${HOSTILE}\r\nX: y.pdf`, Buffer.from('%PDF-1.4'));
  const product = await send('POST', '/product', {
    type: 'guide_ebook',
    title: HOSTILE.slice(0, 120),
    description: `${HOSTILE}\n\n- [x](javascript:alert(1))\n- [y](data:text/html,${HOSTILE})`,
    outcomes: [HOSTILE],
    audience: [HOSTILE],
    price: { amount: 100, currency: 'USD' },
    categoryId: 'design',
    tags: ['<script>alert(1)</script>', '"onmouseover="alert(1)'],
    coverId,
    gallery: [{ fileId: coverId, alt: HOSTILE }],
    files: [{ fileId, name: HOSTILE }],
  });
  await send('POST', `/product/${product._id}/publish`, {});
  const text = `${HOSTILE} javascript:alert(1) https://${EVIL}/"onmouseover="alert(1) #${'<b>'}`;
  const post = await send('POST', '/posts', {
    text,
    productId: product._id,
    media: [{ fileId: coverId, alt: HOSTILE }],
  });
  await send('POST', `/posts/${post._id}/comments`, { text: HOSTILE });
  await send('POST', `/comments/products?subjectId=${product._id}`, { text: HOSTILE });

  const guest = await browser.newContext();
  const victim = await guest.newPage();
  const problems = watch(victim);
  victim.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  const query = encodeURIComponent(HOSTILE);
  for (const path of [
    ...[
      `/posts/${post._id}`,
      `/users/${me._id}`,
      `/users/${me._id}?tab=products`,
      `/products/${product._id}`,
    ],
    ...[
      '/explore?tab=posts',
      '/marketplace?sort=newest',
      `/search?q=${query}`,
      `/search?q=${query}&tab=users`,
    ],
    ...[`/login?callbackUrl=/${query}`, `/login?error=${query}`, `/products/${product._id}/${query}`],
  ]) {
    await victim.goto(path);
    await expect(victim.getByRole('heading').first()).toBeVisible();
    if (path === `/products/${product._id}`) {
      // Comments are loaded when the reader scrolls there.
      await victim.getByRole('region', { name: /^الأسئلة والتعليقات/ }).scrollIntoViewIfNeeded();
      await expect(victim.getByRole('button', { name: 'رد', exact: true })).toBeVisible();
    }
    expect(
      await victim
        .locator(
          'img[src="x"], svg[onload], [onmouseover], [onerror], main script:not([type]), a[href^="javascript:"]',
        )
        .count(),
      path,
    ).toBe(0);
    for (const json of await victim.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(json).not.toMatch(/<\/?script|<!--/);
      JSON.parse(json);
    }
    const links = await victim
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(
      links.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
      path,
    ).toEqual([]);
  }
  expect(problems).toEqual([]);
  await guest.close();
  // Other tests read the same lists.
  await send('DELETE', `/posts/${post._id}`);
  await send('DELETE', `/product/${product._id}`);
  await send('PATCH', '/users/update', { headline: before.headline, bio: before.bio });
});
