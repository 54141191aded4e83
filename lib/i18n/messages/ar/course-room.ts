import courseRoom from '@/locales/ar/course-room.json';

export default { 'course-room': courseRoom };
