import { getCatalogue } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCatalogue, (_, ctx) => catalogue.getCatalogue(ctx));
