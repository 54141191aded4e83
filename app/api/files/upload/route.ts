import { uploadFile } from '@/lib/contract/files';
import { announcedBytes, receiveFile } from '@/lib/server/files/multipart';
import { storeImage } from '@/lib/server/files/service';
import { withRoom } from '@/lib/server/files/storage-room';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(uploadFile, ({ request, query }, ctx) =>
  withRoom(ctx, announcedBytes(request), () =>
    receiveFile(request, (name, content) => storeImage(ctx, name, content, query.crop)),
  ),
);
