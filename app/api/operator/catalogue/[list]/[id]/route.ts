import { renameCatalogueEntry } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { handle } from '@/lib/server/requests/handle';

export const PATCH = handle(renameCatalogueEntry, ({ params, body }, ctx) =>
  catalogue.renameCatalogueEntry(ctx, params.list, params.id, body),
);
