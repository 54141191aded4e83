import { getLessonCalendar } from '@/lib/contract/kinds/packages';
import * as appointments from '@/lib/server/kinds/bookings/appointments';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getLessonCalendar, ({ params }, ctx) =>
  appointments.getLessonCalendar(ctx, params.id),
);
