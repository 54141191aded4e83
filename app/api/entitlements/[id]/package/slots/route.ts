import { listPackageSlots } from '@/lib/contract/kinds/packages';
import * as lessons from '@/lib/server/kinds/bookings/packages/free-lessons';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPackageSlots, ({ params, query }, ctx) =>
  lessons.listPackageSlots(ctx, params.id, query),
);
