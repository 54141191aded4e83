import 'server-only';
import type { CronItem } from 'graphile-worker';
import type { Job } from './define-job';
import { forgetOldUses } from './housekeeping';

/** Every job there is. */
export const JOBS: Job[] = [forgetOldUses];

/** What runs by the clock (UTC). */
export const CRON: CronItem[] = [{ task: forgetOldUses.name, match: '17 * * * *' }];
