import type { Docs } from '../openapi/docs';
import type * as kindsCourseFacts from './course-facts';

export const docs: Docs<typeof kindsCourseFacts> = {
  schemas: {
    LessonType: 'The type of content of a lesson',
    Seconds: 'A duration in seconds, at most one day',
    Chapters: 'The chapters of a recording, in order, each with its start in seconds and its title',
    Opens:
      'The time at which a lesson opens to a buyer: a number of days after the buyer received the course, or a fixed day. If both are null, the lesson is open from the beginning',
    CoursesContent:
      'The fields of a course that its creator edits in the product form. Sections and lessons have separate endpoints',
    OutlineLesson:
      'The public facts about a lesson, without its content. `seconds` is null if the duration is unknown',
    ShownLesson: 'The public facts about a lesson on the page of its product, without its content',
    CoursesOutline:
      'The public outline of a course: its sections and lessons with their durations, without their content',
  },
};
