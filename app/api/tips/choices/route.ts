import { getTipChoices, updateTipChoices } from '@/lib/contract/tips';
import { handle } from '@/lib/server/requests/handle';
import * as tips from '@/lib/server/tips/service';

export const GET = handle(getTipChoices, (_, ctx) => tips.getChoices(ctx));

export const PATCH = handle(updateTipChoices, ({ body }, ctx) => tips.changeChoices(ctx, body));
