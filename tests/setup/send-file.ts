import { type APIRequestContext, expect } from '@playwright/test';

/** Sends a small file to be sold, in one piece, as the browser does by tus. @returns its id */
export async function sendFile(
  request: APIRequestContext,
  token: string,
  name: string,
  content: Buffer,
): Promise<string> {
  const known = { authorization: `Bearer ${token}`, version: '2' };
  const begun = await request.post('/api/files/uploads', {
    headers: known,
    data: { purpose: 'product_file', name, size: content.length, modified: 0 },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const { _id } = (await begun.json()).payload as { _id: string };
  const sent = await request.patch(`/api/files/uploads/${_id}`, {
    headers: {
      ...known,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: content,
  });
  expect(sent.status(), await sent.text()).toBe(204);
  // It is looked at before it may be used.
  const state = async () =>
    (await (await request.get(`/api/files/uploads/${_id}`, { headers: known })).json()).payload
      .state as string;
  await expect.poll(state).toBe('ready');
  return _id;
}
