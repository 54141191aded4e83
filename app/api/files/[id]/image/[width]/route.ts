import { getImage } from '@/lib/contract/files';
import { imageResponse } from '@/lib/server/images/image-response';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getImage, ({ params, request }, ctx) => imageResponse(ctx, request, params));
