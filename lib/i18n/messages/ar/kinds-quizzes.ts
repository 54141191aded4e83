import kindsQuizzes from '@/locales/ar/kinds-quizzes.json';

export default { 'kinds-quizzes': kindsQuizzes };
