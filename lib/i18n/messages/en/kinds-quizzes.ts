import kindsQuizzes from '@/locales/en/kinds-quizzes.json';

export default { 'kinds-quizzes': kindsQuizzes };
