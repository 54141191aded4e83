import { listCaptions } from '@/lib/contract/kinds/captions';
import * as captions from '@/lib/server/kinds/courses/captions';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listCaptions, ({ params }, ctx) =>
  captions.listCaptions(ctx, params.id, params.lessonId),
);
