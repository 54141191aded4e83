import { getCourseRoom } from '@/lib/contract/kinds/course-room';
import * as room from '@/lib/server/kinds/courses/room';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCourseRoom, ({ params }, ctx) => room.getCourseRoom(ctx, params.id));
