import quizRoom from '@/locales/ar/quiz-room.json';

export default { 'quiz-room': quizRoom };
