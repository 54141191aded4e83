import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { DAY } from '@/lib/shared/time';
import { deleteOldCodes } from './repo';
import { deliverChangeLink, deliverCode, deliverResetLink, deliverVerification } from './send';

// Secrets are made when the job runs and are sent at once: a job's payload is stored, and must hold none.
const Asked = { letterId: z.uuid(), askedAt: z.coerce.date() };

/** The letter that asks a new member, or one who asks again, to confirm their address. */
export const sendVerificationLink = defineJob({
  name: 'sendVerificationLink',
  payload: z.object({ ...Asked, userId: z.uuid() }),
  run: (asked, ctx) => deliverVerification(ctx, asked),
});

/** The letter with the link to set a new password, where the address is known. */
export const sendResetLink = defineJob({
  name: 'sendResetLink',
  payload: z.object({ ...Asked, email: z.string() }),
  run: (asked, ctx) => deliverResetLink(ctx, asked),
});

/** The letter to a new address, which confirms the change. */
export const sendChangeLink = defineJob({
  name: 'sendChangeLink',
  payload: z.object({ ...Asked, userId: z.uuid(), email: z.string() }),
  run: (asked, ctx) => deliverChangeLink(ctx, asked),
});

/** A code for a phone; people do not wait long for one. */
export const sendPhoneCode = defineJob({
  name: 'sendPhoneCode',
  maxAttempts: 4,
  payload: z.object({
    ...Asked,
    purpose: z.enum(['phone_sign_in', 'change_phone']),
    phone: z.string(),
    userId: z.uuid().nullable(),
    // Old jobs have no asker.
    asker: z.string().default(''),
    address: z.string().default(''),
    locale: z.enum(['ar', 'en']),
  }),
  run: (asked, ctx) => deliverCode(ctx, asked),
});

/** Links and codes that ended more than a day ago are of no use any more. */
export const forgetOldCodes = defineJob({
  name: 'forgetOldCodes',
  payload: z.object({}),
  run: (_, ctx) => deleteOldCodes(ctx.db, new Date(ctx.now.getTime() - DAY)),
});
