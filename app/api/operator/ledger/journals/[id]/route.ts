import { getJournal } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getJournal, ({ params }, ctx) => books.getJournal(ctx, params.id));
