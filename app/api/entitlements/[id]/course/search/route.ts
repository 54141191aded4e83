import * as contract from '@/lib/contract/kinds/course-search';
import { searchCourse } from '@/lib/server/kinds/courses/search';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.searchCourse, ({ params, query }, ctx) =>
  searchCourse(ctx, params.id, query.q),
);
