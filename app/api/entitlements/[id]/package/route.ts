import { getPackage } from '@/lib/contract/kinds/packages';
import * as view from '@/lib/server/kinds/bookings/packages/view';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getPackage, ({ params }, ctx) => view.getPackage(ctx, params.id));
