import 'server-only';
import { AppError } from '@/lib/server/errors';

/** JSON bodies have at most this size; files have an endpoint of their own. */
const JSON_MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 32;
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Reads a JSON body within its limits.
 * @throws AppError `unsupported_media`, `too_large`, `malformed_json`
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.+-]+\+json)\s*(;|$)/i.test(type)) throw new AppError('unsupported_media');
  const text = await readText(request, JSON_MAX_BYTES);
  if (isTooDeep(text)) throw new AppError('malformed_json');
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''), clean);
  } catch (error) {
    throw new AppError('malformed_json', { cause: error });
  }
}

/**
 * Reads a body as UTF-8 text, giving up as soon as it is larger than allowed.
 * @throws AppError `too_large`, `malformed_json` where it is not UTF-8
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > maxBytes) throw new AppError('too_large');
  // A byte order mark stays part of the text: otherwise a signature over the text would not be one over the bytes.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  try {
    // The server reads no more than was declared, and reading it whole costs a tenth of reading it as a stream.
    if (declared !== null) return decoder.decode(await readWhole(request, maxBytes));
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new AppError('too_large');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_json', { cause: error });
  }
}

async function readWhole(request: Request, maxBytes: number): Promise<ArrayBuffer> {
  const body = await request.arrayBuffer();
  if (body.byteLength > maxBytes) throw new AppError('too_large');
  return body;
}

// 100,000 nested brackets are cheap to send and expensive to walk through.
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      if (++depth > MAX_DEPTH) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}

// Half of a surrogate pair is not a character: PostgreSQL cannot store it in a text, and refuses JSON with one.
function clean(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  if (!key.isWellFormed()) throw new SyntaxError('a key that is no text');
  return typeof value === 'string' ? value.toWellFormed() : value;
}
