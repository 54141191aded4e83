import { getAvifImage } from '@/lib/contract/files';
import { imageResponse } from '@/lib/server/images/image-response';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getAvifImage, ({ params, request }, ctx) =>
  imageResponse(ctx, request, params, 'avif'),
);
