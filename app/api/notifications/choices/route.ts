import { listNoticeChoices, updateNoticeChoice } from '@/lib/contract/notice-choices';
import { handle } from '@/lib/server/http/handle';
import * as choices from '@/lib/server/notifications/choices';

export const GET = handle(listNoticeChoices, (_, ctx) => choices.listNoticeChoices(ctx));
export const PATCH = handle(updateNoticeChoice, ({ body }, ctx) => choices.updateNoticeChoice(ctx, body));
