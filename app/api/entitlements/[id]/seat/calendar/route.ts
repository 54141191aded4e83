import * as contract from '@/lib/contract/kinds/workshops';
import { getSeatCalendar } from '@/lib/server/kinds/assessments/seats';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getSeatCalendar, ({ params }, ctx) => getSeatCalendar(ctx, params.id));
