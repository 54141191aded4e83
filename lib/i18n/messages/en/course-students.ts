import courseStudents from '@/locales/en/course-students.json';

export default { 'course-students': courseStudents };
