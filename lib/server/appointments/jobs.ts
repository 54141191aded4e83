import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import * as seats from '@/lib/server/kinds/assessments/seat-job';
import { databaseTime } from '@/lib/server/kinds/bookings/requests';
import { settleUnanswered } from './absences';
import { endUnanswered } from './acceptance';
import { giveBackEnded, giveBackOne } from './workshops';

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
export const giveSeatsBack = defineJob({ ...seats.giveSeatsBack, run: (_, ctx) => giveBackEnded(ctx) });

/** The price of a seat goes back whose right came back without it. */
export const giveLostSeatBack = defineJob({
  ...seats.giveLostSeatBack,
  run: ({ seatId }, ctx) => giveBackOne(ctx, { id: seatId }),
});
