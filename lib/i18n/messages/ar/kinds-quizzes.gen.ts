// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import kindsQuizzesMessages from '@/locales/ar/kinds-quizzes.json';

export default {
  'kinds-quizzes': kindsQuizzesMessages,
};
