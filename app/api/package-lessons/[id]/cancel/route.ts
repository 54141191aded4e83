import { cancelBookedLesson } from '@/lib/contract/kinds/packages';
import * as packages from '@/lib/server/appointments/packages';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(cancelBookedLesson, ({ params, body }, ctx) =>
  packages.cancelBookedLesson(ctx, params.id, body),
);
