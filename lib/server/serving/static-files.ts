import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { acceptedEncoding, type Bytes, type Encoding, encode } from './compress';

const PREFIX = '/_next/static/';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg']);
// Where the build made no compressed file (scripts/compress.mjs), each file is compressed only once, so it may take
// long.
const QUALITY = 9;

/**
 * Serves the build's hashed files (`/_next/static/…`) from memory, compressed once; every other request, also for
 * missing files, goes to `next`.
 * @param folder `.next/static`
 */
export function createStaticListener(folder: string, next: RequestListener): RequestListener {
  const kept = new Map<string, Promise<Bytes>>();

  function load(file: string, encoding: Encoding): Promise<Bytes> {
    const key = `${encoding} ${file}`;
    const loading = kept.get(key) ?? read(file, encoding);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  }

  return async (incoming, outgoing) => {
    const url = incoming.url ?? '';
    const file = url.startsWith(PREFIX) ? fileOf(folder, url) : undefined;
    const extension = file ? extname(file) : '';
    if (!file || !TYPES[extension] || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) {
      return next(incoming, outgoing);
    }
    const encoding = COMPRESSED.has(extension)
      ? acceptedEncoding(incoming.headers['accept-encoding'])
      : 'identity';
    try {
      const body = await load(file, encoding);
      send(outgoing, TYPES[extension], encoding, incoming.method === 'HEAD' ? undefined : body, body.length);
    } catch {
      next(incoming, outgoing);
    }
  };
}

/** A file as it is sent; the brotli that the build made is the smallest. */
async function read(file: string, encoding: Encoding): Promise<Bytes> {
  const made = encoding === 'br' ? await readFile(`${file}.br`).catch(() => undefined) : undefined;
  return made ?? encode(await readFile(file), encoding, QUALITY);
}

function fileOf(folder: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.slice(PREFIX.length).split('?', 1)[0] ?? '');
    const file = normalize(join(folder, path));
    return file.startsWith(folder + sep) && !path.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

function send(
  outgoing: ServerResponse,
  type: string,
  encoding: Encoding,
  body: Buffer | undefined,
  length: number,
): void {
  outgoing.writeHead(200, {
    'content-type': type,
    'content-length': length,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding, vary: 'Accept-Encoding' }),
  });
  outgoing.end(body);
}
