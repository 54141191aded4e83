import 'server-only';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy, { type Busboy } from 'busboy';
import { IMAGE_MAX_BYTES } from '@/lib/contract/limits';
import { AppError } from '@/lib/server/errors';

/** The size that a request with a picture announces; the largest allowed one where it announces none. */
export function announcedBytes(request: Request): number {
  const said = Number(request.headers.get('content-length') ?? IMAGE_MAX_BYTES);
  return Number.isSafeInteger(said) ? Math.min(said, IMAGE_MAX_BYTES) : IMAGE_MAX_BYTES;
}

/**
 * Passes the one file of a multipart/form-data request (field `file`) to `store` as a stream, while it arrives. The
 * stream ends only after the whole form was right, so a `store` that leaves nothing after an error never keeps half a
 * file.
 * @throws AppError `unsupported_media` for another kind of body, `invalid` without a file or with anything besides it,
 *   `bad_request` for a form that breaks off, and whatever `store` throws
 */
export async function receiveFile<T>(
  request: Request,
  store: (name: string, content: Readable) => Promise<T>,
): Promise<T> {
  const parser = openParser(request);
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  let storing: Promise<T> | undefined;
  let failure: unknown;
  const form = pipeline(body, parser).catch((error: unknown) => {
    throw error instanceof AppError || error === failure
      ? error
      : new AppError('bad_request', { cause: error });
  });
  parser.on('error', () => {}); // `form` says it
  parser.on('file', (field, content, { filename }) => {
    const gate = new Gate(form);
    content.once('error', () => form.catch((error) => gate.destroy(error)));
    if (field !== 'file') return parser.destroy(notOneFile());
    storing = store(filename || 'file', content.pipe(gate));
    storing.catch((error) => {
      failure = error;
      parser.destroy(error); // the rest of the body is of no use
    });
  });
  for (const event of ['filesLimit', 'fieldsLimit'] as const) {
    parser.once(event, () => parser.destroy(notOneFile()));
  }
  await Promise.allSettled([form]);
  await Promise.allSettled([storing]); // even if something failed, it has cleaned up when this returns
  await form;
  if (!storing) throw notOneFile();
  return storing;
}

function openParser(request: Request): Busboy {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) throw new AppError('unsupported_media');
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 0, headerPairs: 20 },
    });
  } catch (error) {
    throw new AppError('bad_request', { cause: error }); // no boundary
  }
}

/** Passes a file on, and holds its end back until the form around it is known to be right. */
class Gate extends Transform {
  constructor(private readonly form: Promise<void>) {
    super();
    this.on('error', () => {}); // it may fail before anybody reads it; a later reader gets the error
  }

  override _transform(chunk: Buffer, _: string, done: (error: null, chunk: Buffer) => void): void {
    done(null, chunk);
  }

  override _flush(done: (error?: Error) => void): void {
    this.form.then(() => done(), done);
  }
}

const notOneFile = () => new AppError('invalid', { fields: { file: 'validation:required' } });
