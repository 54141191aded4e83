import { uploadFile } from '@/lib/contract/files';
import { announcedBytes, receiveFile } from '@/lib/server/files/multipart';
import { storeImage, storeProductFile } from '@/lib/server/files/service';
import { withRoom } from '@/lib/server/files/storage-room';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(uploadFile, ({ request, query }, ctx) => {
  const { purpose, crop } = query;
  return withRoom(ctx, announcedBytes(request, purpose), () =>
    receiveFile(request, (name, content) =>
      purpose === 'image' ? storeImage(ctx, name, content, crop) : storeProductFile(ctx, name, content),
    ),
  );
});
