import { putPayoutSchedule } from '@/lib/contract/payouts';
import { handle } from '@/lib/server/http/handle';
import * as payouts from '@/lib/server/payouts/service';

export const PUT = handle(putPayoutSchedule, ({ body }, ctx) => payouts.putSchedule(ctx, body));
