import { uploadIdentityDocument } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as identity from '@/lib/server/identity-checks/service';

export const POST = handle(uploadIdentityDocument, ({ request, query }, ctx) =>
  identity.uploadDocument(ctx, query.side, request),
);
