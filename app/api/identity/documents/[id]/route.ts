import { deleteIdentityDocument } from '@/lib/contract/identity';
import { handle } from '@/lib/server/http/handle';
import * as identity from '@/lib/server/identity-checks/service';

export const DELETE = handle(deleteIdentityDocument, ({ params }, ctx) =>
  identity.deleteDocument(ctx, params.id),
);
