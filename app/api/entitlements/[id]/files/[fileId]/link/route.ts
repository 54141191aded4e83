import { createDownloadLink } from '@/lib/contract/kinds/files';
import * as room from '@/lib/server/kinds/files/room';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(createDownloadLink, ({ params }, ctx) =>
  room.createDownloadLink(ctx, params.id, params.fileId),
);
