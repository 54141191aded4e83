// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import kindsCoursesMessages from '@/locales/ar/kinds-courses.json';

export default {
  'kinds-courses': kindsCoursesMessages,
};
