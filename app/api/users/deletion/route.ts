import { getDeletion, requestDeletion, undoDeletion } from '@/lib/contract/deletion';
import * as deletion from '@/lib/server/account/deletion';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getDeletion, (_, ctx) => deletion.getDeletion(ctx));
export const POST = handle(requestDeletion, ({ body }, ctx) => deletion.requestDeletion(ctx, body));
export const DELETE = handle(undoDeletion, (_, ctx) => deletion.undoDeletion(ctx));
