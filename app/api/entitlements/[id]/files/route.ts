import { listBoughtFiles } from '@/lib/contract/kinds/files';
import * as room from '@/lib/server/kinds/files/room';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listBoughtFiles, ({ params }, ctx) => room.listBoughtFiles(ctx, params.id));
