import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode, type Problem as ProblemDetails } from '../errors';
import { BookableSlot } from '../kinds/bookings';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** The API's answer when it refuses or fails. */
export const Problem: z.ZodType<ProblemDetails> = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(CODES),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
  slots: z.array(BookableSlot).readonly().optional(),
});

/** An example, for a missing field. */
export const PROBLEM_EXAMPLE: ProblemDetails = {
  type: 'about:blank#invalid',
  title: 'Please check the fields',
  status: ERROR_STATUS.invalid,
  detail: 'Some fields are missing or invalid.',
  code: 'invalid',
  errors: { title: 'validation:required' },
  requestId: '019a9c4e-7c1b-7d20-9f3e-5a1c0b8e2f41',
};
