import { downloadFile } from '@/lib/contract/kinds/files';
import * as download from '@/lib/server/kinds/files/download';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(downloadFile, ({ params, request }, ctx) =>
  download.downloadResponse(ctx, request, params.token),
);
