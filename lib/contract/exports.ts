import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id, Time } from './fields';

export const ExportView = z.object({
  _id: Id,
  status: z.enum(['queued', 'ready', 'failed', 'gone']),
  requestedAt: Time,
  expiresAt: Time.nullable(),
  /** bytes */
  size: z.int().nullable(),
  /** the address for its owner to download it until it expires; null while it is not ready */
  url: z.string().nullable(),
});
export type ExportView = z.output<typeof ExportView>;

export const getExport = endpoint({
  id: 'getExport',
  method: 'GET',
  path: '/users/export',
  access: 'member',
  response: z.object({ last: ExportView.nullable(), nextAt: Time.nullable() }),
});

export const requestExport = endpoint({
  id: 'requestExport',
  method: 'POST',
  path: '/users/export',
  access: 'member',
  response: ExportView,
  errors: ['rate_limited'],
  touches: ['getExport'],
});

export const downloadExport = endpoint({
  id: 'downloadExport',
  method: 'GET',
  path: '/users/export/{token}',
  access: 'signed',
  params: z.object({ token: z.string().max(2000) }),
  response: z.unknown(),
  errors: ['forbidden', 'not_found'],
  raw: true,
  gives: ['application/zip'],
  proof: 'link',
});
