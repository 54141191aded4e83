import lessonText from '@/locales/en/lesson-text.json';

export default { 'lesson-text': lessonText };
