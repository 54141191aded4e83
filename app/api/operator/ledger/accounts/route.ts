import { listLedgerAccounts } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listLedgerAccounts, ({ query }, ctx) => books.listLedgerAccounts(ctx, query));
