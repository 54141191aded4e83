// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsStreams from '@/lib/contract/kinds/streams';

export const getLessonStream = /* @__PURE__ */ address<typeof kindsStreams.getLessonStream>('getLessonStream', 'GET', '/courses/{id}/lessons/{lessonId}/stream');
export const prepareLessonStream = /* @__PURE__ */ address<typeof kindsStreams.prepareLessonStream>('prepareLessonStream', 'POST', '/courses/{id}/lessons/{lessonId}/stream', { answers: ['getLessonStream', 'id', 'lessonId'] });
