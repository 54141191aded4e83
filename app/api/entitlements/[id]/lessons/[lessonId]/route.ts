import { getLesson } from '@/lib/contract/kinds/course-room';
import * as room from '@/lib/server/kinds/courses/room';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getLesson, ({ params }, ctx) => room.getLesson(ctx, params.id, params.lessonId));
