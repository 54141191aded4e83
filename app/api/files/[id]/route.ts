import { deleteFile } from '@/lib/contract/files';
import { deleteOwnFile } from '@/lib/server/files/unused-files';
import { handle } from '@/lib/server/requests/handle';

export const DELETE = handle(deleteFile, ({ params }, ctx) => deleteOwnFile(ctx, params.id));
