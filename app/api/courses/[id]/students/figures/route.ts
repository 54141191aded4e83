import { getStudentFigures } from '@/lib/contract/kinds/course-students';
import * as students from '@/lib/server/kinds/courses/students';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getStudentFigures, ({ params }, ctx) => students.getStudentFigures(ctx, params.id));
