import { addCatalogueEntry } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(addCatalogueEntry, ({ params, body }, ctx) =>
  catalogue.addCatalogueEntry(ctx, params.list, body),
);
