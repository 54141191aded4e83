import { listCities } from '@/lib/contract/platform';
import { handle } from '@/lib/server/http/handle';
import * as cities from '@/lib/server/reference/cities';

export const GET = handle(listCities, ({ query }, ctx) => cities.listCities(ctx, query));
