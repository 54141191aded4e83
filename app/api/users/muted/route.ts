import { listMuted } from '@/lib/contract/blocks';
import * as blocks from '@/lib/server/blocks/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listMuted, ({ query }, ctx) => blocks.listMuted(ctx, query));
