import { z } from 'zod';
import { endpoint } from '../endpoint';
import { IdParams, line, prose } from '../fields';
import { BookingQuestion } from './booking-offer';

// Questions of a host to buyers, and their answers.

const LONGEST_ANSWER = 1000;

/** The questions about a held slot, as they were when it was held, and the answers to them in the same order. */
export const HoldAnswers = z.object({
  questions: z.array(BookingQuestion),
  /** null before they were answered */
  answers: z.array(z.string()).nullable(),
});
export type HoldAnswers = z.output<typeof HoldAnswers>;

/** A question, and what the buyer answered; empty where they did not have to. */
export const BookingAnswer = z.object({ question: line(200, 1), answer: prose(LONGEST_ANSWER, 0) }).strict();
export type BookingAnswer = z.output<typeof BookingAnswer>;

export const getHoldAnswers = endpoint({
  id: 'getHoldAnswers',
  method: 'GET',
  path: '/products/{id}/hold/answers',
  access: 'member',
  params: IdParams,
  response: HoldAnswers,
  errors: ['not_found'],
});

export const putHoldAnswers = endpoint({
  id: 'putHoldAnswers',
  method: 'PUT',
  path: '/products/{id}/hold/answers',
  access: 'member',
  params: IdParams,
  body: z.object({ answers: z.array(prose(LONGEST_ANSWER, 0)).max(10, 'validation:invalid') }).strict(),
  response: HoldAnswers,
  errors: ['not_found'],
  answers: 'getHoldAnswers',
});

export const listBookingAnswers = endpoint({
  id: 'listBookingAnswers',
  method: 'GET',
  path: '/bookings/{id}/answers',
  access: 'owner',
  params: IdParams,
  response: z.object({ data: z.array(BookingAnswer) }),
});
