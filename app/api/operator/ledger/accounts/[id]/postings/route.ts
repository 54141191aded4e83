import { listPostings } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listPostings, ({ params, query }, ctx) =>
  books.listPostings(ctx, params.id, query),
);
