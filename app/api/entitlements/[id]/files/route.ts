import { listBoughtFiles } from '@/lib/contract/kinds/files';
import { handle } from '@/lib/server/http/handle';
import * as room from '@/lib/server/kinds/files/room';

export const GET = handle(listBoughtFiles, ({ params }, ctx) => room.listBoughtFiles(ctx, params.id));
