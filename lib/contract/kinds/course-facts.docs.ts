import type { Docs } from '../openapi/docs';
import type * as kindsCourseFacts from './course-facts';

export const docs: Docs<typeof kindsCourseFacts> = {
  schemas: {
    LessonType: 'What a lesson consists of',
    Seconds: 'A length in seconds, a day at most',
    Chapters: 'The chapters of a recording, in order: when each begins, in seconds, and its title',
    Opens: 'When a lesson opens for its buyers: days after they got the course, or a day; both null at once',
    CoursesContent:
      'A course as its creator writes it in the form of the product; sections and lessons stand apart',
    OutlineLesson: 'A lesson as everybody sees it before they buy the course',
    ShownLesson: 'A lesson as everybody may know it before they buy',
    CoursesOutline:
      'What the buyer of a course gets: its sections and lessons with their lengths, never their content',
  },
};
