import 'server-only';
import { z } from 'zod';
import type { JobKind } from '@/lib/server/jobs/define-job';

const Payload = z.object({});

/** After a date was cancelled or an account was suspended, and by the clock. */
export const giveSeatsBack: JobKind<typeof Payload> = { name: 'giveSeatsBack', payload: Payload };
