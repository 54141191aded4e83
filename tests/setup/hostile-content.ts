import { createUpload, type Upload } from '@/lib/contract/uploads';
import { payloadOf, type Visitor } from './visitor';
import { until } from './waits';

/** Text that would run scripts in many places of a page, if it were not escaped there. */
export const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script></title></textarea><!--<svg/onload=alert(1)>`;

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The addresses of a creator's pages that hold hostile texts, names and links. */
export interface HostilePages {
  post: string;
  product: string;
  profile: string;
  /** Removes them: other tests read the same lists. */
  remove(): Promise<void>;
}

/** Fills all that a creator can publish with hostile text. */
export async function publishHostile(creator: Visitor): Promise<HostilePages> {
  const before = await creator.ask<{ headline: string; bio: string }>('GET', '/users/me');
  const profile = { headline: HOSTILE.slice(0, 120), bio: HOSTILE };
  const me = await creator.ask<{ _id: string }>('PATCH', '/users/update', profile);
  const coverId = await sendImage(creator);
  const product = await creator.ask<{ _id: string }>('POST', '/product', {
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
    files: [{ fileId: await sendFile(creator), name: HOSTILE }],
  });
  await creator.ask('POST', `/product/${product._id}/publish`, {});
  const post = await creator.ask<{ _id: string }>('POST', '/posts', {
    text: `${HOSTILE} javascript:alert(1) https://evil.example/"onmouseover="alert(1) #<b>`,
    productId: product._id,
    media: [{ fileId: coverId, alt: HOSTILE }],
  });
  await creator.ask('POST', `/posts/${post._id}/comments`, { text: HOSTILE });
  await creator.ask('POST', `/comments/products?subjectId=${product._id}`, { text: HOSTILE });
  return {
    post: `/posts/${post._id}`,
    product: `/products/${product._id}`,
    profile: `/users/${me._id}`,
    async remove() {
      await creator.ask('DELETE', `/posts/${post._id}`);
      await creator.ask('DELETE', `/product/${product._id}`);
      await creator.ask('PATCH', '/users/update', { headline: before.headline, bio: before.bio });
    },
  };
}

/** Sends a picture whose name and type say that it is a page. @returns its id */
async function sendImage(creator: Visitor): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'text/html' }), 'x.html');
  const headers = { authorization: `Bearer ${await creator.token()}` };
  const sent = creator.fetch('/api/files/upload?purpose=image', { method: 'POST', headers, body });
  return (await payloadOf<{ _id: string }>(await sent))._id;
}

/** Sends a file to be sold, with a hostile name. @returns its id, once it may be used */
async function sendFile(creator: Visitor): Promise<string> {
  const content = '%PDF-1.4';
  const { _id } = await creator.ask<Upload>('POST', createUpload.path, {
    purpose: 'product_file',
    name: `${HOSTILE}\r\nX: y.pdf`,
    size: content.length,
    modified: 0,
  });
  const headers = {
    authorization: `Bearer ${await creator.token()}`,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  const path = `${createUpload.path}/${_id}`;
  const sent = await creator.fetch(`/api${path}`, { method: 'PATCH', headers, body: content });
  if (sent.status !== 204) throw new Error(`the file could not be sent: ${await sent.text()}`);
  await until(
    () => creator.ask<Upload>('GET', path),
    ({ state }) => state === 'ready',
  );
  return _id;
}
