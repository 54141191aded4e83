import { downloadSample } from '@/lib/contract/kinds/files';
import { handle } from '@/lib/server/http/handle';
import { sampleResponse } from '@/lib/server/kinds/files/samples';

export const GET = handle(downloadSample, ({ params }, ctx) => sampleResponse(ctx, params.id, params.fileId));
