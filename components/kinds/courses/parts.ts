import dynamic from 'next/dynamic';
import type { KindParts } from '../parts';
import type { CoursesDraft } from './form-schema';

/** Courses of sections and lessons. */
export const courses: KindParts<'courses', CoursesDraft> = {
  Outline: dynamic(() => import('./outline').then((module) => module.CourseOutline)),
  Room: dynamic(() => import('./room').then((module) => module.CourseRoom)),
  FormStep: dynamic(() => import('./form-step').then((module) => module.CourseStep)),
  draftOf: (outline) => ({
    kind: 'courses',
    level: outline?.level ?? 'beginner',
    language: outline?.language ?? 'ar',
    requirements: (outline?.requirements ?? []).join('\n'),
    lessons: undefined,
  }),
  schema: async () => (await import('./form-schema')).CoursesDraft,
};
