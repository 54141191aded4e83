// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import quizRoomMessages from '@/locales/ar/quiz-room.json';

export default {
  'quiz-room': quizRoomMessages,
};
