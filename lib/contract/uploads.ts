import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, IdParams } from './fields';
import { StoredFile } from './files';
import { PRODUCT_FILE_MAX_BYTES } from './limits';

export const UploadPurpose = z.enum(['product_file']);
export type UploadPurpose = z.output<typeof UploadPurpose>;

/** A file on its way. The protocol says only how many bytes have arrived; what became of the file is said here. */
export const Upload = z.object({
  _id: Id,
  state: z.enum(['receiving', 'checking', 'ready', 'refused']),
  /** bytes */
  size: z.int(),
  received: z.int(),
  /** of a refused one: why, as a key of the messages */
  reason: z.string().nullable(),
  /** of one that is ready */
  file: StoredFile.nullable(),
});
export type Upload = z.output<typeof Upload>;

const NewUpload = z
  .object({
    purpose: UploadPurpose,
    name: z.string('validation:required').min(1, 'validation:required').max(300, 'validation:tooLong'),
    size: z.int().min(1, 'validation:fileEmpty').max(PRODUCT_FILE_MAX_BYTES, 'validation:fileSize'),
    /** when the file was last changed, in milliseconds since 1970 */
    modified: z.int(),
  })
  .strict();
export type NewUpload = z.output<typeof NewUpload>;

/** In pieces of half a megabyte, 2 GB are 4,096 calls. */
const MOST_PIECES = { max: 10_000, seconds: 3600 };

export const createUpload = endpoint({
  id: 'createUpload',
  method: 'POST',
  path: '/files/uploads',
  access: 'member',
  body: NewUpload,
  response: Upload,
  status: 201,
  errors: ['forbidden', 'storage_full'],
  rateLimit: { max: 200, seconds: 3600 },
});

export const getUpload = endpoint({
  id: 'getUpload',
  method: 'GET',
  path: '/files/uploads/{id}',
  access: 'owner',
  params: IdParams,
  response: Upload,
  errors: ['conflict'],
});

export const continueUpload = endpoint({
  id: 'continueUpload',
  method: 'PATCH',
  path: '/files/uploads/{id}',
  access: 'owner',
  params: IdParams,
  response: z.unknown(),
  status: 204,
  errors: ['bad_request', 'conflict', 'too_large', 'disk_full'],
  rateLimit: MOST_PIECES,
  raw: true,
  takes: 'bytes',
});

export const deleteUpload = endpoint({
  id: 'deleteUpload',
  method: 'DELETE',
  path: '/files/uploads/{id}',
  access: 'owner',
  params: IdParams,
  response: z.unknown(),
  status: 204,
  errors: ['bad_request', 'conflict'],
  raw: true,
});
