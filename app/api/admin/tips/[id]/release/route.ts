import { releaseTip } from '@/lib/contract/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tip-review/service';

export const POST = handle(releaseTip, ({ params }, ctx) => tips.releaseTip(ctx, params.id));
