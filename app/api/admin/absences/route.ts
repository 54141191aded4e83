import { listAbsences } from '@/lib/contract/kinds/absences';
import * as absences from '@/lib/server/kinds/bookings/absences';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listAbsences, ({ query }, ctx) => absences.listAbsences(ctx, query));
