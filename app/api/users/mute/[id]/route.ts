import { muteUser } from '@/lib/contract/blocks';
import * as blocks from '@/lib/server/blocks/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(muteUser, ({ params }, ctx) => blocks.muteUser(ctx, params.id));
