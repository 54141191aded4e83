import { deleteIdentityDocument } from '@/lib/contract/identity';
import * as identity from '@/lib/server/identity-checks/service';
import { handle } from '@/lib/server/requests/handle';

export const DELETE = handle(deleteIdentityDocument, ({ params }, ctx) =>
  identity.deleteDocument(ctx, params.id),
);
