import { downloadExport } from '@/lib/contract/exports';
import { exportResponse } from '@/lib/server/exports/download';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(downloadExport, ({ params, request }, ctx) =>
  exportResponse(ctx, request, params.token),
);
