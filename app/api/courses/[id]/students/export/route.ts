import { exportStudents } from '@/lib/contract/kinds/course-students';
import * as students from '@/lib/server/kinds/courses/students';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(exportStudents, ({ params, query }, ctx) =>
  students.exportStudents(ctx, params.id, query),
);
