import { deleteCaptions, putCaptions } from '@/lib/contract/kinds/captions';
import * as captions from '@/lib/server/kinds/courses/captions';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putCaptions, ({ params: { id, lessonId, language }, body }, ctx) =>
  captions.putCaptions(ctx, id, lessonId, { language, ...body }),
);

export const DELETE = handle(deleteCaptions, ({ params: { id, lessonId, language } }, ctx) =>
  captions.deleteCaptions(ctx, id, lessonId, language),
);
