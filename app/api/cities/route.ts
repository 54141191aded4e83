import { listCities } from '@/lib/contract/platform';
import * as cities from '@/lib/server/reference/cities';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listCities, ({ query }, ctx) => cities.listCities(ctx, query));
