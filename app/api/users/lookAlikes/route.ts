import { listLookAlikes } from '@/lib/contract/look-alikes';
import { handle } from '@/lib/server/requests/handle';
import * as people from '@/lib/server/users/look-alikes';

export const GET = handle(listLookAlikes, ({ query }, ctx) => people.listLookAlikes(ctx, query.ids));
