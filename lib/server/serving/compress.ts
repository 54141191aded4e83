import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Not shared memory, which a Response would not accept. */
export type Bytes = Buffer<ArrayBuffer>;

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// Smaller ones fit into one or two packets anyway.
const LEAST_BYTES = 1024;
/** Media types that compress well. */
export const COMPRESSIBLE =
  /^(text\/|application\/(json|problem\+json|javascript|manifest\+json)|image\/svg\+xml)/;

/** The best encoding that a client accepts, by its Accept-Encoding. */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  const refused = /(^|,)\s*(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/.exec(header ?? '')?.[2];
  for (const encoding of ['br', 'gzip'] as const) {
    if (encoding !== refused && new RegExp(`(^|[,\\s])${encoding}($|[;,\\s])`).test(header ?? ''))
      return encoding;
  }
  return 'identity';
}

/** A Vary header that names the encoding, once. */
export function varyByEncoding(vary: string | null | undefined): string {
  return [...new Set([...(vary ?? '').split(/\s*,\s*/).filter(Boolean), 'Accept-Encoding'])].join(', ');
}

/** Returns whether one of our answers is sent uncompressed to a client that accepts these encodings. */
export function staysPlain(text: string, accepted: string | null): boolean {
  return acceptedEncoding(accepted) === 'identity' || Buffer.byteLength(text) < LEAST_BYTES;
}

/** Compresses on the thread pool. Quality is zlib's: for brotli 0–11, for gzip 1–9. */
export function encode(body: Bytes, encoding: Encoding, quality: number): Promise<Bytes> {
  if (encoding === 'identity') return Promise.resolve(body);
  if (encoding === 'gzip') return gzipAsync(body, { level: Math.min(quality, 9) });
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * An API answer in the encoding that the client wants. Some stay as they are: small ones, files and streams, and
 * answers of sign-in, where a compressed length could give away a secret.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  const { headers } = response;
  if (encoding === 'identity' || !response.body || request.method === 'HEAD') return response;
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '') || headers.has('content-encoding'))
    return response;
  if (headers.has('content-range') || new URL(request.url).pathname.startsWith('/api/auth/')) return response;
  const body = Buffer.from(await response.arrayBuffer());
  headers.set('vary', varyByEncoding(headers.get('vary')));
  if (body.length < LEAST_BYTES) return new Response(new Uint8Array(body), response);
  const encoded = await encode(body, encoding, encoding === 'br' ? 4 : 6);
  headers.set('content-encoding', encoding);
  headers.set('content-length', String(encoded.length));
  return new Response(new Uint8Array(encoded), response);
}
