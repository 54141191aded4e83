// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsCourseRoom from '@/lib/contract/kinds/course-room';

export const createLessonLink = /* @__PURE__ */ address<typeof kindsCourseRoom.createLessonLink>('createLessonLink', 'POST', '/entitlements/{id}/lessons/{lessonId}/files/{fileId}/link');
export const createShownLink = /* @__PURE__ */ address<typeof kindsCourseRoom.createShownLink>('createShownLink', 'POST', '/product/{id}/lessons/{lessonId}/files/{fileId}/link');
export const getCourseRoom = /* @__PURE__ */ address<typeof kindsCourseRoom.getCourseRoom>('getCourseRoom', 'GET', '/entitlements/{id}/course');
export const getLesson = /* @__PURE__ */ address<typeof kindsCourseRoom.getLesson>('getLesson', 'GET', '/entitlements/{id}/lessons/{lessonId}');
export const getShownLesson = /* @__PURE__ */ address<typeof kindsCourseRoom.getShownLesson>('getShownLesson', 'GET', '/product/{id}/lessons/{lessonId}');
export const loadLessonFile = /* @__PURE__ */ address<typeof kindsCourseRoom.loadLessonFile>('loadLessonFile', 'GET', '/lesson-files/{token}');
export const loadStreamPart = /* @__PURE__ */ address<typeof kindsCourseRoom.loadStreamPart>('loadStreamPart', 'GET', '/lesson-files/{token}/{part}');
export const putLessonProgress = /* @__PURE__ */ address<typeof kindsCourseRoom.putLessonProgress>('putLessonProgress', 'PUT', '/entitlements/{id}/lessons/{lessonId}/progress');
