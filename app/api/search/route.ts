import { searchTop } from '@/lib/contract/search';
import { handle } from '@/lib/server/requests/handle';
import * as search from '@/lib/server/search/service';

export const GET = handle(searchTop, ({ query }, ctx) => search.searchTop(ctx, query.q));
