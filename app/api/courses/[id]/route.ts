import { getCourse } from '@/lib/contract/kinds/courses';
import * as courses from '@/lib/server/kinds/courses/sections';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCourse, ({ params }, ctx) => courses.getCourse(ctx, params.id));
