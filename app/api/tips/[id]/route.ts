import { updateTip } from '@/lib/contract/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tips/service';

export const PATCH = handle(updateTip, ({ params, body }, ctx) => tips.changeTip(ctx, params.id, body));
