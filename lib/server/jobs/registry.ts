import 'server-only';
import type { CronItem } from 'graphile-worker';
import { eraseAccounts } from '@/lib/server/account/erase-job';
import { removeBytes } from '@/lib/server/account/jobs';
import { deliverSandboxWebhook, succeedLate } from '@/lib/server/adapters/payments/sandbox/deliver';
import {
  forgetOldCodes,
  sendChangeLink,
  sendPhoneCode,
  sendResetLink,
  sendVerificationLink,
} from '@/lib/server/codes/jobs';
import { forgetExports, packExport } from '@/lib/server/exports/jobs';
import { sendLetter } from '@/lib/server/mail/jobs';
import { release, sweep } from '@/lib/server/payments/jobs';
import { refundPayment } from '@/lib/server/payments/refund-job';
import type { Job } from './define-job';
import { forgetOldUses } from './housekeeping';

/** Every job there is. */
export const JOBS: readonly Job[] = [
  forgetOldUses,
  sweep,
  release,
  refundPayment,
  sendLetter,
  sendVerificationLink,
  sendResetLink,
  sendChangeLink,
  sendPhoneCode,
  forgetOldCodes,
  packExport,
  eraseAccounts,
  removeBytes,
  forgetExports,
  deliverSandboxWebhook,
  succeedLate,
];

/** What runs by the clock (UTC). */
export const CRON: CronItem[] = [
  { task: sweep.name, match: '* * * * *' },
  { task: release.name, match: '3 * * * *' },
  { task: forgetOldUses.name, match: '17 * * * *' },
  { task: eraseAccounts.name, match: '47 * * * *' },
  { task: forgetExports.name, match: '37 * * * *' },
  { task: forgetOldCodes.name, match: '27 * * * *' },
];
