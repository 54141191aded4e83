import * as contract from '@/lib/contract/kinds/lesson-notes';
import * as notes from '@/lib/server/kinds/courses/notes';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(contract.putLessonNote, ({ params, body }, ctx) =>
  notes.putLessonNote(ctx, params, body),
);

export const DELETE = handle(contract.deleteLessonNote, ({ params }, ctx) =>
  notes.deleteLessonNote(ctx, params),
);
