import quizRoom from '@/locales/en/quiz-room.json';

export default { 'quiz-room': quizRoom };
