// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsCourses from '@/lib/contract/kinds/courses';

export const copyLesson = /* @__PURE__ */ address<typeof kindsCourses.copyLesson>('copyLesson', 'POST', '/courses/{id}/lessons/{lessonId}/copy');
export const copySection = /* @__PURE__ */ address<typeof kindsCourses.copySection>('copySection', 'POST', '/courses/{id}/sections/{sectionId}/copy');
export const createLesson = /* @__PURE__ */ address<typeof kindsCourses.createLesson>('createLesson', 'POST', '/courses/{id}/lessons');
export const createSection = /* @__PURE__ */ address<typeof kindsCourses.createSection>('createSection', 'POST', '/courses/{id}/sections');
export const deleteLesson = /* @__PURE__ */ address<typeof kindsCourses.deleteLesson>('deleteLesson', 'DELETE', '/courses/{id}/lessons/{lessonId}');
export const deleteSection = /* @__PURE__ */ address<typeof kindsCourses.deleteSection>('deleteSection', 'DELETE', '/courses/{id}/sections/{sectionId}');
export const getCourse = /* @__PURE__ */ address<typeof kindsCourses.getCourse>('getCourse', 'GET', '/courses/{id}');
export const getMadeLesson = /* @__PURE__ */ address<typeof kindsCourses.getMadeLesson>('getMadeLesson', 'GET', '/courses/{id}/lessons/{lessonId}');
export const moveLesson = /* @__PURE__ */ address<typeof kindsCourses.moveLesson>('moveLesson', 'POST', '/courses/{id}/lessons/{lessonId}/move');
export const putLessonText = /* @__PURE__ */ address<typeof kindsCourses.putLessonText>('putLessonText', 'PUT', '/courses/{id}/lessons/{lessonId}/text');
export const restoreLesson = /* @__PURE__ */ address<typeof kindsCourses.restoreLesson>('restoreLesson', 'POST', '/courses/{id}/lessons/{lessonId}/restore');
export const restoreSection = /* @__PURE__ */ address<typeof kindsCourses.restoreSection>('restoreSection', 'POST', '/courses/{id}/sections/{sectionId}/restore');
export const updateLesson = /* @__PURE__ */ address<typeof kindsCourses.updateLesson>('updateLesson', 'PATCH', '/courses/{id}/lessons/{lessonId}');
export const updateSection = /* @__PURE__ */ address<typeof kindsCourses.updateSection>('updateSection', 'PATCH', '/courses/{id}/sections/{sectionId}');
