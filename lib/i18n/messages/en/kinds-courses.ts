import kindsCourses from '@/locales/en/kinds-courses.json';

export default { 'kinds-courses': kindsCourses };
