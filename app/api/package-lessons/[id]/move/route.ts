import { moveBookedLesson } from '@/lib/contract/kinds/packages';
import * as packages from '@/lib/server/appointments/packages';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(moveBookedLesson, ({ params, body }, ctx) =>
  packages.moveBookedLesson(ctx, params.id, body),
);
