import { judgeTipWord } from '@/lib/contract/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tip-review/service';

export const POST = handle(judgeTipWord, ({ params, body }, ctx) =>
  tips.judgeWord(ctx, params.id, body.isKept),
);
