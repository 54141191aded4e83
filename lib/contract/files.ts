import { z } from 'zod';
import { endpoint } from './endpoint';
import { Done, Id, Image } from './fields';

/** A rectangle in shares (0 to 1) of the picture as it is seen, upright. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle as `x,y,width,height`; rounding errors beyond the edge are accepted. */
const CropText = z
  .string()
  .max(100, 'validation:invalid')
  .regex(/^[01](\.\d+)?(,[01](\.\d+)?){3}$/, 'validation:invalid')
  .transform((text): Crop => {
    const [x = 0, y = 0, width = 0, height = 0] = text.split(',').map(Number);
    return { x, y, width, height };
  })
  .refine(({ x, width }) => width > 0 && x + width <= 1.0001, 'validation:invalid')
  .refine(({ y, height }) => height > 0 && y + height <= 1.0001, 'validation:invalid');

export const StoredFile = z.object({
  _id: Id,
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  image: Image.nullable(),
});
export type StoredFile = z.output<typeof StoredFile>;

/** Bytes. */
export const Storage = z.object({
  /** the storage that the account's files and running uploads take */
  used: z.int(),
  /** the storage of the account */
  room: z.int(),
});
export type Storage = z.output<typeof Storage>;

export const getStorage = endpoint({
  id: 'getStorage',
  method: 'GET',
  path: '/files/storage',
  access: 'member',
  response: Storage,
});

export const uploadFile = endpoint({
  id: 'uploadFile',
  method: 'POST',
  path: '/files/upload',
  access: 'member',
  query: z.object({
    purpose: z.enum(['image']),
    /** The part to keep: `x,y,width,height` as shares of it. */
    crop: CropText.optional(),
  }),
  response: StoredFile,
  status: 201,
  errors: ['bad_request', 'too_large', 'storage_full', 'unsupported_media', 'rate_limited', 'unavailable'],
  rateLimit: { max: 200, seconds: 3600 },
  raw: true,
  takes: 'file',
});

export const deleteFile = endpoint({
  id: 'deleteFile',
  method: 'DELETE',
  path: '/files/{id}',
  access: 'owner',
  params: z.object({ id: Id }),
  response: Done,
  errors: ['in_use'],
});

export const getImage = endpoint({
  id: 'getImage',
  method: 'GET',
  path: '/files/{id}/image/{width}',
  access: 'guest',
  params: z.object({ id: Id, width: z.coerce.number().int().min(1).max(4000) }),
  response: z.unknown(),
  raw: true,
  gives: ['image/webp'],
});

export const getAvifImage = endpoint({
  id: 'getAvifImage',
  method: 'GET',
  path: '/files/{id}/image/{width}/avif',
  access: 'guest',
  params: getImage.params,
  response: z.unknown(),
  raw: true,
  gives: ['image/avif', 'image/webp'],
});
