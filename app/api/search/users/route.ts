import { searchUsers } from '@/lib/contract/search';
import { handle } from '@/lib/server/requests/handle';
import * as search from '@/lib/server/search/service';

export const GET = handle(searchUsers, ({ query }, ctx) => search.searchUsers(ctx, query));
