import { listDisputes } from '@/lib/contract/disputes';
import * as disputes from '@/lib/server/disputes/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listDisputes, ({ query }, ctx) => disputes.listDisputes(ctx, query));
