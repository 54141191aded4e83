import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { tokenOf } from './browser-steps';
import { until } from './waits';

/** Sends a small file to be sold, in one piece, as the browser does by tus. @returns its id */
export async function sendFile(
  request: APIRequestContext,
  token: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, version: '2' };
  const begun = await request.post('/api/files/uploads', {
    headers,
    data: { purpose: 'product_file', name, size: content.length, modified: 0 },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const { _id } = (await begun.json()).payload as { _id: string };
  const sent = await request.patch(`/api/files/uploads/${_id}`, {
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: content,
  });
  expect(sent.status(), await sent.text()).toBe(204);
  // It is looked at before it may be used.
  const state = async () =>
    (await (await request.get(`/api/files/uploads/${_id}`, { headers })).json()).payload.state as string;
  await until(state, (state) => state === 'ready');
  return _id;
}

/** Posts a file as a form does, as the signed-in member. @returns the API's answer */
export async function postFile(
  page: Page,
  path: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, version: '2' };
  const answer = await page.request.post(`/api${path}`, { headers, multipart: { file } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).payload;
}
