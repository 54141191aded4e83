import { downloadFile } from '@/lib/contract/purchases';
import * as download from '@/lib/server/entitlements/download';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(downloadFile, ({ params, request }, ctx) =>
  download.downloadResponse(ctx, request, params.token),
);
