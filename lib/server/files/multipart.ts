import 'server-only';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { AppError } from '@/lib/server/errors';

/**
 * Hands the one file of a multipart/form-data request (field `file`) to `store` as a stream, as it arrives.
 * @throws AppError `unsupported_media` for another kind of body, `invalid` without a file or with several, `too_large`
 */
export async function receiveFile<T>(
  request: Request,
  store: (name: string, content: Readable) => Promise<T>,
): Promise<T> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) throw new AppError('unsupported_media');
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      let storing: Promise<T> | undefined;
      parser.on('file', (field, content, { filename }) => {
        if (field !== 'file') return reject(noFile());
        // The abort of the request ends the file's stream, too; store then leaves nothing behind.
        body.once('error', (error) => content.destroy(error));
        storing = store(filename || 'file', content);
        storing.then(resolve, reject);
      });
      parser.once('partsLimit', () => reject(noFile()));
      parser.once('error', (error) => reject(new AppError('malformed_json', { cause: error })));
      parser.once('close', () => storing ?? reject(noFile()));
      body.once('error', reject);
      body.pipe(parser);
    });
  } finally {
    body.unpipe(parser);
    body.resume();
  }
}

const noFile = () => new AppError('invalid', { fields: { file: 'validation:required' } });
