import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams, line, Time } from '../fields';

/** A file as everybody may know it before they buy: never its content. */
export const ProductFile = z.object({
  _id: Id,
  fileId: Id,
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  /** a sample: everybody may download it before they buy */
  isFree: z.boolean(),
});

/** The files that a product sells, in order. */
export const SoldFiles = z
  .array(z.object({ fileId: Id, name: line(200), isFree: z.boolean().optional() }))
  .max(50, 'validation:tooManyFiles')
  .refine(
    (files) => new Set(files.map(({ fileId }) => fileId)).size === files.length,
    'validation:fileTwice',
  );

export const FilesContent = z.object({ kind: z.literal('files'), files: SoldFiles }).strict();
export type FilesContent = z.output<typeof FilesContent>;

/** The public outline: names and sizes of the files. */
export const FilesOutline = z.object({ kind: z.literal('files'), files: z.array(ProductFile) });
export type FilesOutline = z.output<typeof FilesOutline>;

/** A bought file; its content is loaded by a link. */
export const BoughtFile = z.object({ _id: Id, name: z.string(), size: z.int(), mime: z.string() });
export type BoughtFile = z.output<typeof BoughtFile>;

export const downloadSample = endpoint({
  id: 'downloadSample',
  method: 'GET',
  path: '/product/{id}/samples/{fileId}',
  access: 'guest',
  params: IdParams.extend({ fileId: Id }),
  response: z.unknown(),
  raw: true,
  gives: ['*/*'],
  errors: ['not_found', 'rate_limited'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const listBoughtFiles = endpoint({
  id: 'listBoughtFiles',
  method: 'GET',
  path: '/entitlements/{id}/files',
  access: 'owner',
  params: IdParams,
  response: z.object({ files: z.array(BoughtFile) }),
  errors: ['not_entitled'],
});

export const createDownloadLink = endpoint({
  id: 'createDownloadLink',
  method: 'POST',
  path: '/entitlements/{id}/files/{fileId}/link',
  access: 'member',
  params: z.object({ id: Id, fileId: Id }),
  response: z.object({ url: z.string(), expiresAt: Time }),
  errors: ['not_entitled', 'not_found'],
});

export const downloadFile = endpoint({
  id: 'downloadFile',
  method: 'GET',
  path: '/downloads/{token}',
  access: 'signed',
  params: z.object({ token: z.string().max(2000) }),
  response: z.unknown(),
  errors: ['forbidden', 'not_entitled'],
  raw: true,
  gives: ['*/*'],
  proof: 'link',
});
