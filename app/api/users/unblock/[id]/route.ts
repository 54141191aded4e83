import { unblockUser } from '@/lib/contract/blocks';
import * as blocks from '@/lib/server/blocks/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(unblockUser, ({ params }, ctx) => blocks.unblockUser(ctx, params.id));
