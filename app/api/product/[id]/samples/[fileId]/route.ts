import { downloadSample } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import { sampleResponse } from '@/lib/server/products/samples';

export const GET = handle(downloadSample, ({ params }, ctx) => sampleResponse(ctx, params.id, params.fileId));
