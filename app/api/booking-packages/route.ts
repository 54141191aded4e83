import { listHostPackages } from '@/lib/contract/kinds/packages';
import * as view from '@/lib/server/kinds/bookings/packages/view';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listHostPackages, (_, ctx) => view.listHostPackages(ctx));
