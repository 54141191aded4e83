import { uploadFile } from '@/lib/contract/files';
import { receiveFile } from '@/lib/server/files/multipart';
import { storeImage, storeProductFile } from '@/lib/server/files/service';
import { handle } from '@/lib/server/http/handle';

export const POST = handle(uploadFile, ({ request, query }, ctx) => {
  const store = query.purpose === 'image' ? storeImage : storeProductFile;
  return receiveFile(request, (name, content) => store(ctx, name, content));
});
