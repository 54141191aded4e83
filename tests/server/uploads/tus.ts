import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Problem } from '@/lib/contract/errors';
import type { Upload } from '@/lib/contract/uploads';
import { createUpload, getUpload } from '@/lib/contract/uploads';

/** A client of another make: the protocol alone, over Node's own requests. */
export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Asked {
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** the connection is cut after these bytes of the body */
  cutAfter?: number;
  /** and stays open until then; otherwise it is cut at once */
  cutOnce?: Promise<unknown>;
}

function ask(base: string, method: string, path: string, { headers, body, cutAfter, cutOnce }: Asked = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request(
      `${base}/api${path}`,
      { method, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.on('error', reject);
      },
    );
    asking.on('error', reject);
    if (cutAfter === undefined) return asking.end(body);
    asking.write(Buffer.from(body ?? '').subarray(0, cutAfter), async () => {
      await cutOnce;
      asking.destroy();
    });
  });
}

/** One member at one instance. */
export function tusClient(base: string, token: string | undefined) {
  const known: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const tus = { ...known, 'tus-resumable': '1.0.0' };
  const at = (id: string) => `${createUpload.path}/${id}`;
  return {
    async create(file: { name?: string; size: number; purpose?: string; modified?: number }) {
      const body = JSON.stringify({ purpose: 'product_file', name: 'دليل.pdf', modified: 0, ...file });
      const headers = { ...known, 'content-type': 'application/json' };
      const answer = await ask(base, 'POST', createUpload.path, { headers, body });
      const { payload, code } = parsed(answer) as { payload: Upload } & Problem;
      return { status: answer.status, payload, code };
    },
    head: (id: string) => ask(base, 'HEAD', at(id), { headers: tus }),
    patch: (id: string, offset: number, body: Buffer | string, more: Asked = {}) =>
      ask(base, 'PATCH', at(id), {
        body,
        ...more,
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          ...more.headers,
        },
      }),
    delete: (id: string) => ask(base, 'DELETE', at(id), { headers: tus }),
    async state(id: string): Promise<Upload> {
      const answer = await ask(base, 'GET', getUpload.path.replace('{id}', id), { headers: known });
      return (parsed(answer) as { payload: Upload }).payload;
    },
  };
}

const parsed = ({ text }: Answered): unknown => JSON.parse(text);
export const codeOf = ({ status, text }: Answered) => [status, (JSON.parse(text) as Problem).code];
export const offsetOf = ({ headers }: Answered) => Number(headers['upload-offset']);

/** Bytes that are of no kind. */
export const bytes = (length: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(length)]).subarray(0, length);
