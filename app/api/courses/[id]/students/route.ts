import { listStudents } from '@/lib/contract/kinds/course-students';
import * as students from '@/lib/server/kinds/courses/students';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listStudents, ({ params, query }, ctx) =>
  students.listStudents(ctx, params.id, query),
);
