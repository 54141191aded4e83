import kindsCourses from '@/locales/ar/kinds-courses.json';

export default { 'kinds-courses': kindsCourses };
