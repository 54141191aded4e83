import courseStudents from '@/locales/ar/course-students.json';

export default { 'course-students': courseStudents };
