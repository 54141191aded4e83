import { uploadIdentityDocument } from '@/lib/contract/identity';
import * as identity from '@/lib/server/identity-checks/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(uploadIdentityDocument, ({ request, query }, ctx) =>
  identity.uploadDocument(ctx, query.side, request),
);
