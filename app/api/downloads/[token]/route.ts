import { downloadFile } from '@/lib/contract/kinds/files';
import { handle } from '@/lib/server/http/handle';
import * as download from '@/lib/server/kinds/files/download';

export const GET = handle(downloadFile, ({ params, request }, ctx) =>
  download.downloadResponse(ctx, request, params.token),
);
