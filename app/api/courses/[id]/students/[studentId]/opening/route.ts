import { putStudentOpening } from '@/lib/contract/kinds/course-students';
import * as students from '@/lib/server/kinds/courses/students';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putStudentOpening, ({ params, body }, ctx) =>
  students.putStudentOpening(ctx, params, body),
);
