import type { Docs } from '../openapi/docs';
import type * as kindsCourseSearch from './course-search';

export const docs: Docs<typeof kindsCourseSearch> = {
  tag: 'Kinds of products',
  schemas: {
    CourseFound:
      'A lesson of a purchased course that matches a search, with the matching places. `second` is null if a place belongs to the whole lesson',
  },
  endpoints: {
    searchCourse: {
      summary:
        'Searches the titles, texts and captions of a purchased course and the caller’s notes in it. A result contains all words of the query',
    },
  },
};
