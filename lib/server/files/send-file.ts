import 'server-only';
import { create as contentDisposition } from 'content-disposition';
import { storage } from '@/lib/server/adapters/storage/choose';
import { streamResponse } from '@/lib/server/http/stream';

/** A stored file that is sent under its name; `size` in bytes. */
export interface SentFile {
  storage_key: string;
  name: string;
  mime: string;
  size: number;
}

/**
 * Answers a file that somebody bought, with ranges (RFC 9110, section 14), always as an attachment (RFC 6266). No cache
 * keeps it.
 * @param take is asked before any byte is given out; `isBegun` unless a download goes on where it broke off
 */
export async function sendFile(
  request: Request,
  file: SentFile,
  take: (isBegun: boolean) => Promise<void> = async () => {},
): Promise<Response> {
  const headers: Record<string, string> = {
    'Content-Type': file.mime,
    'Content-Disposition': contentDisposition(file.name, { type: 'attachment' }),
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
  };
  // We give no validator, so none that comes with If-Range is ours: the whole file then (RFC 9110, section 13.1.5).
  const asked = request.headers.has('if-range') ? null : request.headers.get('range');
  const range = readRange(asked, file.size);
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${file.size}` },
    });
  }
  const length = range ? range.end - range.start + 1 : file.size;
  headers['Content-Length'] = String(length);
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  if (request.method === 'HEAD') return new Response(null, { status: range ? 206 : 200, headers });
  await take(!range || range.start === 0);
  return streamResponse(
    await storage().read(file.storage_key, range ?? undefined),
    headers,
    range ? 206 : 200,
  );
}

/**
 * One byte range; null for none and for what is to be ignored: other units, several ranges, an end before its start.
 */
export function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
