import { listNoticeChoices, updateNoticeChoice } from '@/lib/contract/notice-choices';
import * as choices from '@/lib/server/notifications/choices';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listNoticeChoices, (_, ctx) => choices.listNoticeChoices(ctx));
export const PATCH = handle(updateNoticeChoice, ({ body }, ctx) => choices.updateNoticeChoice(ctx, body));
