import { retireCatalogueEntry } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(retireCatalogueEntry, ({ params, body }, ctx) =>
  catalogue.retireCatalogueEntry(ctx, params.list, params.id, body.into),
);
