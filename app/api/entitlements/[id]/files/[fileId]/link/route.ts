import { createDownloadLink } from '@/lib/contract/kinds/files';
import { handle } from '@/lib/server/http/handle';
import * as room from '@/lib/server/kinds/files/room';

export const POST = handle(createDownloadLink, ({ params }, ctx) =>
  room.createDownloadLink(ctx, params.id, params.fileId),
);
