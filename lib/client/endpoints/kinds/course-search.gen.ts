// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsCourseSearch from '@/lib/contract/kinds/course-search';

export const searchCourse = /* @__PURE__ */ address<typeof kindsCourseSearch.searchCourse>('searchCourse', 'GET', '/entitlements/{id}/course/search');
