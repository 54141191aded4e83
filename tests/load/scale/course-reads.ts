import { listComments } from '@/lib/server/comments/service';
import { getStorage } from '@/lib/server/files/storage-room';
import { findImage, isShownTo } from '@/lib/server/images/repo-images';
import { getCertificate } from '@/lib/server/kinds/courses/certificates';
import { createLink } from '@/lib/server/kinds/courses/links';
import { listReportedMessages } from '@/lib/server/kinds/courses/message-review';
import { listCourseMessages, listReceivedMessages } from '@/lib/server/kinds/courses/messages';
import { getCourseRoom, getLesson } from '@/lib/server/kinds/courses/room';
import { searchCourse } from '@/lib/server/kinds/courses/search';
import { getCourse } from '@/lib/server/kinds/courses/sections';
import { getStudentFigures, listStudents } from '@/lib/server/kinds/courses/students';
import { getProduct } from '@/lib/server/making/service';
import { getWaiting } from '@/lib/server/operator/waiting-work';
import { exploreDigitalProducts } from '@/lib/server/products/lists';
import { firstPage } from '@/lib/server/requests/first-page';
import { getUpload } from '@/lib/server/uploads/service';
import type { Read } from './reads';
import type { Course, World } from './world';

const page = firstPage();

const read = (name: string, ask: (course: Course, world: World) => Promise<unknown>): Read => ({
  name: `course, ${name}`,
  ask: (world) => ask(world.course, world),
});

const ofCourses = { ...page, sort: 'newest', type: 'full_course' } as const;
const students = { ...page, group: 'all', days: '14' } as const;

/** What buyers and creators of courses ask for, what operators see of it, and where files arrive. */
export const COURSE_READS: readonly Read[] = [
  read('marketplace by level', (_, { guest }) =>
    exploreDigitalProducts(guest, { ...ofCourses, level: 'advanced' }),
  ),
  read('marketplace by length', (_, { guest }) =>
    exploreDigitalProducts(guest, { ...ofCourses, length: 'short' }),
  ),
  read('product page', ({ id }, { guest }) => getProduct(guest, id)),
  read('room', ({ holder, entitlementId }) => getCourseRoom(holder, entitlementId)),
  read('lesson', ({ holder, entitlementId, lessonId }) => getLesson(holder, entitlementId, lessonId)),
  read('questions', ({ holder, lessonId }) => listComments(holder, { type: 'lessons', id: lessonId }, page)),
  read('film', ({ holder, entitlementId, film }) =>
    createLink(holder, { by: 'purchase', id: entitlementId, ...film }, true),
  ),
  read('picture of a lesson', async ({ holder, pictureId }) => {
    await findImage(holder.db, pictureId);
    await isShownTo(holder.db, pictureId, holder.viewer.id);
  }),
  read('search', ({ holder, entitlementId }, { common }) => searchCourse(holder, entitlementId, common)),
  read('messages received', ({ holder, id }) => listReceivedMessages(holder, id, page)),
  read('certificate', ({ code }, { guest }) => getCertificate(guest, code)),
  read('made', ({ maker, id }) => getCourse(maker, id)),
  read('students', ({ maker, id }) => listStudents(maker, id, students)),
  read('students who stopped', ({ maker, id }) => listStudents(maker, id, { ...students, group: 'stopped' })),
  read('students by name', ({ maker, id }, { rare }) => listStudents(maker, id, { ...students, q: rare })),
  read('figures', ({ maker, id }) => getStudentFigures(maker, id)),
  read('messages sent', ({ maker, id }) => listCourseMessages(maker, id, page)),
  read('upload', ({ uploader, uploadId }) => getUpload(uploader, uploadId)),
  read('storage', ({ maker }) => getStorage(maker)),
  read('messages reported', (_, { operator }) => listReportedMessages(operator, page)),
  read('all that waits', (_, { operator }) => getWaiting(operator)),
];
