import { getLedgerAccount } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getLedgerAccount, ({ params }, ctx) => books.getLedgerAccount(ctx, params.id));
