import { downloadSample } from '@/lib/contract/kinds/files';
import { sampleResponse } from '@/lib/server/kinds/files/samples';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(downloadSample, ({ params }, ctx) => sampleResponse(ctx, params.id, params.fileId));
