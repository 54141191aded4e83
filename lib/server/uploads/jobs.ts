import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { finish, forgetUploads } from './service';

/** Checks a file that has arrived whole, and keeps or refuses it. */
export const finishUpload = defineJob({
  name: 'finishUpload',
  // Slow files keep each other waiting, and no letters or payments.
  queue: 'uploads',
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, ctx) => finish(ctx, id),
});

/** Every hour: uploads that stopped a day ago are deleted. */
export const forgetOldUploads = defineJob({
  name: 'forgetOldUploads',
  payload: z.object({}),
  run: (_, ctx) => forgetUploads(ctx),
});
