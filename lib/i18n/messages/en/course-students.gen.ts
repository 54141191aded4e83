// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import courseStudentsMessages from '@/locales/en/course-students.json';

export default {
  'course-students': courseStudentsMessages,
};
