import { getImage } from '@/lib/contract/files';
import { readImage } from '@/lib/server/files/service';
import { handle } from '@/lib/server/http/handle';
import { streamResponse } from '@/lib/server/http/stream';

export const GET = handle(getImage, async ({ params }, ctx) => {
  const content = await readImage(ctx, params.id, params.width);
  return streamResponse(content, {
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});
