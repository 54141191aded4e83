import type { Purchase } from './buyers';

/** Downloads a purchase as its buyer does: the purchase, a link for its file, the file. */
export async function download(base: string, { token, cookie, entitlementId }: Purchase): Promise<string> {
  const headers = { version: '2', authorization: `Bearer ${token}` };
  const purchase = await read<{ files: { _id: string }[] }>(`${base}/api/entitlements/${entitlementId}`, {
    headers,
  });
  const link = `${base}/api/entitlements/${entitlementId}/files/${purchase.files[0]?._id}/link`;
  const { url } = await read<{ url: string }>(link, { method: 'POST', headers });
  const file = await fetch(`${base}${url}`, { headers: { cookie } });
  if (!file.ok) throw new Error(`the file was answered with ${file.status}`);
  return file.text();
}

async function read<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { payload: T }).payload;
}
