import 'server-only';
import { z } from 'zod';
import type { JobKind } from '@/lib/server/jobs/define-job';

// They run in `appointments`, above money.

const Nothing = z.object({});

/** After a date was cancelled or an account was suspended, and by the clock. */
export const giveSeatsBack: JobKind<typeof Nothing> = { name: 'giveSeatsBack', payload: Nothing };

const OneSeat = z.object({ seatId: z.uuid() });

/** After a right came back whose seat is gone. */
export const giveLostSeatBack: JobKind<typeof OneSeat> = { name: 'giveLostSeatBack', payload: OneSeat };
