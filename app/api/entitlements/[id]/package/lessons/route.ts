import { bookLessons } from '@/lib/contract/kinds/packages';
import * as packages from '@/lib/server/appointments/packages';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(bookLessons, ({ params, body }, ctx) =>
  packages.bookLessons(ctx, params.id, body),
);
