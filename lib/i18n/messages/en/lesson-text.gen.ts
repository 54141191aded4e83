// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import lessonTextMessages from '@/locales/en/lesson-text.json';

export default {
  'lesson-text': lessonTextMessages,
};
