import { POST } from '@/app/api/files/upload/route';
import type { Problem } from '@/lib/contract/errors';
import type { StoredFile } from '@/lib/contract/files';

interface Answer {
  status: number;
  payload: StoredFile;
  problem: Problem;
}

/** Sends a body to POST /files/upload as the servers pass it on. */
export async function send(
  token: string | undefined,
  purpose: string,
  body: BodyInit,
  headers: Record<string, string> = {},
  crop?: string,
): Promise<Answer> {
  const query = new URLSearchParams({ purpose, ...(crop === undefined ? {} : { crop }) });
  const request = new Request(`http://localhost:3000/api/files/upload?${query}`, {
    method: 'POST',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
  const response = await POST(request, { params: Promise.resolve({}) });
  const answer = await response.json();
  return { status: response.status, payload: answer.payload, problem: answer };
}

/** Uploads one file as a browser does. */
export function upload(
  token: string | undefined,
  purpose: string,
  name: string,
  content: Buffer | string,
  crop?: string,
) {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return send(token, purpose, form, {}, crop);
}

const BOUNDARY = 'qeema-test';
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A part of a form, written by hand so that a test can write it wrongly. */
export const part = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

/** The end of a form. */
export const END = `--${BOUNDARY}--\r\n`;
