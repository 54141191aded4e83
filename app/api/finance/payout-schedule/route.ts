import { putPayoutSchedule } from '@/lib/contract/payouts';
import * as payouts from '@/lib/server/payouts/service';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putPayoutSchedule, ({ body }, ctx) => payouts.putSchedule(ctx, body));
