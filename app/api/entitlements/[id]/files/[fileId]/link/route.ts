import { createDownloadLink } from '@/lib/contract/purchases';
import * as entitlements from '@/lib/server/entitlements/service';
import { handle } from '@/lib/server/http/handle';

export const POST = handle(createDownloadLink, ({ params }, ctx) =>
  entitlements.createDownloadLink(ctx, params.id, params.fileId),
);
