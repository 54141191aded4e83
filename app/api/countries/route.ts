import { listCountries } from '@/lib/contract/platform';
import * as reference from '@/lib/server/reference/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listCountries, async () => reference.listCountries());
