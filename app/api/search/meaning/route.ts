import { getSearchMeaning } from '@/lib/contract/search';
import { handle } from '@/lib/server/requests/handle';
import { meaningOf } from '@/lib/server/search/meaning';

export const GET = handle(getSearchMeaning, ({ query }, ctx) => meaningOf(ctx, query.q));
