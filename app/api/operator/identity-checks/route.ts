import { listIdentityChecks } from '@/lib/contract/identity';
import * as review from '@/lib/server/identity-review/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listIdentityChecks, ({ query }, ctx) => review.listChecks(ctx, query));
