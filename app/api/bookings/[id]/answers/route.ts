import { listBookingAnswers } from '@/lib/contract/kinds/booking-questions';
import * as questions from '@/lib/server/kinds/bookings/questions';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listBookingAnswers, ({ params }, ctx) =>
  questions.listBookingAnswers(ctx, params.id),
);
