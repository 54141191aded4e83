import { unmuteUser } from '@/lib/contract/blocks';
import * as blocks from '@/lib/server/blocks/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(unmuteUser, ({ params }, ctx) => blocks.unmuteUser(ctx, params.id));
