// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsCourseStudents from '@/lib/contract/kinds/course-students';

export const exportStudents = /* @__PURE__ */ address<typeof kindsCourseStudents.exportStudents>('exportStudents', 'GET', '/courses/{id}/students/export');
export const getStudentFigures = /* @__PURE__ */ address<typeof kindsCourseStudents.getStudentFigures>('getStudentFigures', 'GET', '/courses/{id}/students/figures');
export const listStudents = /* @__PURE__ */ address<typeof kindsCourseStudents.listStudents>('listStudents', 'GET', '/courses/{id}/students');
export const putStudentOpening = /* @__PURE__ */ address<typeof kindsCourseStudents.putStudentOpening>('putStudentOpening', 'PUT', '/courses/{id}/students/{studentId}/opening');
