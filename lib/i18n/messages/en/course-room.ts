import courseRoom from '@/locales/en/course-room.json';

export default { 'course-room': courseRoom };
