import { listPackageWeeks } from '@/lib/contract/kinds/packages';
import * as lessons from '@/lib/server/kinds/bookings/packages/free-lessons';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPackageWeeks, ({ params, query }, ctx) =>
  lessons.listPackageWeeks(ctx, params.id, query),
);
