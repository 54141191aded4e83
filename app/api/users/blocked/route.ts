import { listBlocked } from '@/lib/contract/blocks';
import * as blocks from '@/lib/server/blocks/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listBlocked, ({ query }, ctx) => blocks.listBlocked(ctx, query));
