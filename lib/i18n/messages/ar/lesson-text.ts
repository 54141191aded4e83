import lessonText from '@/locales/ar/lesson-text.json';

export default { 'lesson-text': lessonText };
