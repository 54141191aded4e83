import { getSearchSuggestions } from '@/lib/contract/search';
import { handle } from '@/lib/server/requests/handle';
import { suggestionsFor } from '@/lib/server/search/suggestions';

export const GET = handle(getSearchSuggestions, ({ query }, ctx) => suggestionsFor(ctx, query.q));
