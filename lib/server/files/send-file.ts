import 'server-only';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { storage } from '@/lib/server/adapters/storage/choose';
import { disposition } from '@/lib/server/http/disposition';
import { isKnown } from '@/lib/server/http/etag';
import { streamResponse } from '@/lib/server/http/stream';

/** A stored file that is sent under its name; `size` in bytes. */
export interface SentFile {
  storage_key: string;
  name: string;
  mime: string;
  size: number;
}

interface Sending {
  /** a film or a sound that plays in the page; everything else is an attachment (RFC 6266) */
  inline?: boolean;
  /** is asked before any byte is given out; `isBegun` unless a download goes on where it broke off */
  take?: (isBegun: boolean) => Promise<void>;
  /** is told how many bytes were sent, when the answer has ended or was broken off */
  sent?: (bytes: number) => void;
}

/**
 * Answers a file that somebody bought, with ranges (RFC 9110, section 14). No cache keeps it; an app that has stored it
 * asks whether it is the same.
 */
export async function sendFile(
  request: Request,
  file: SentFile,
  { inline = false, take, sent }: Sending = {},
): Promise<Response> {
  const headers: Record<string, string> & { ETag: string } = {
    'Content-Type': file.mime,
    'Content-Disposition': disposition(file.name, inline ? 'inline' : 'attachment'),
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: etagOf(file),
  };
  if (isKnown(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  // The rest of another version is of no use: the whole file then (RFC 9110, section 13.1.5).
  const isSame = [null, headers.ETag].includes(request.headers.get('if-range'));
  const asked = isSame ? request.headers.get('range') : null;
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
  await take?.(!range || range.start === 0);
  const content = await storage().read(file.storage_key, range ?? undefined);
  return streamResponse(sent ? counted(content, sent) : content, headers, range ? 206 : 200);
}

/** A stored file never changes, so its key names its version; the key itself is nobody's business. */
const etagOf = ({ storage_key, size }: SentFile): string =>
  `"${createHash('sha256').update(`${storage_key} ${size}`).digest('base64url').slice(0, 22)}"`;

function counted(content: Readable, sent: (bytes: number) => void): Readable {
  async function* chunks() {
    let bytes = 0;
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        yield chunk;
        bytes += chunk.length;
      }
    } finally {
      sent(bytes);
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}

/**
 * Returns one byte range; null for none and for what is to be ignored: other units, several ranges, an end before its
 * start.
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
