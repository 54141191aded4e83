import { getAvifImage } from '@/lib/contract/files';
import { imageResponse } from '@/lib/server/files/image-response';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(getAvifImage, ({ params, request }, ctx) =>
  imageResponse(ctx, request, params, 'avif'),
);
