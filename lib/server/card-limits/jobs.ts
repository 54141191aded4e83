import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { DAY } from '@/lib/shared/time';
import { deleteOldTries } from './repo';
import { reportSpike } from './spikes';

// Longer than the week that a usual hour is reckoned from.
const KEPT_MS = 8 * DAY;

/** Every hour: forgets old tries to pay by card. */
export const forgetCardTries = defineJob({
  name: 'forgetCardTries',
  payload: z.object({}),
  run: (_, ctx) => deleteOldTries(ctx.db, new Date(ctx.now.getTime() - KEPT_MS)),
});

/** Every five minutes: notifies operators when far more cards are refused than usual. */
export const watchRefusals = defineJob({
  name: 'watchCardRefusals',
  payload: z.object({}),
  run: (_, ctx) => reportSpike(ctx),
});
