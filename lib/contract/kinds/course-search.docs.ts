import type { Docs } from '../openapi/docs';
import type * as kindsCourseSearch from './course-search';

export const docs: Docs<typeof kindsCourseSearch> = {
  tag: 'Kinds of products',
  schemas: {
    CourseFound: 'A lesson of a bought course in which the words were found, and where',
  },
  endpoints: {
    searchCourse: {
      summary:
        'Looks in the titles, texts, captions and own notes of a bought course; all words must be there',
    },
  },
};
