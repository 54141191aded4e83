import { blockUser } from '@/lib/contract/blocks';
import * as blocks from '@/lib/server/blocks/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(blockUser, ({ params }, ctx) => blocks.blockUser(ctx, params.id));
