import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { databaseTime } from '@/lib/server/kinds/bookings/requests';
import { settleUnanswered } from './absences';
import { endUnanswered } from './acceptance';
import { giveSeatsBack as seatsBack } from './seat-job';
import { giveBackEnded } from './workshops';

/** By the minute: absences to which nobody objected in time are settled. */
export const settleAbsences = defineJob({
  name: 'settleAbsences',
  payload: z.object({}),
  run: (_, ctx) => settleUnanswered(ctx),
});

/** By the minute: requests go back that nobody answered in time, or chose another slot for. */
export const endUnansweredRequests = defineJob({
  name: 'endUnansweredRequests',
  payload: z.object({}),
  run: async (_, ctx) => endUnanswered({ ...ctx, now: await databaseTime(ctx) }),
});

/** Seats that nobody can use are given back. */
export const giveSeatsBack = defineJob({ ...seatsBack, run: (_, ctx) => giveBackEnded(ctx) });
