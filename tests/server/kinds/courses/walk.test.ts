import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as reports from '@/lib/contract/comment-reports';
import * as comments from '@/lib/contract/comments';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import * as absences from '@/lib/contract/kinds/absences';
import * as appointments from '@/lib/contract/kinds/appointments';
import * as bookingCalendars from '@/lib/contract/kinds/booking-calendars';
import * as bookingFeed from '@/lib/contract/kinds/booking-feed';
import * as bookingHours from '@/lib/contract/kinds/booking-hours';
import * as bookingQuestions from '@/lib/contract/kinds/booking-questions';
import * as bookings from '@/lib/contract/kinds/bookings';
import * as files from '@/lib/contract/kinds/files';
import * as hostedOffers from '@/lib/contract/kinds/hosted-offers';
import * as moves from '@/lib/contract/kinds/moves';
import * as packages from '@/lib/contract/kinds/packages';
import * as quizSounds from '@/lib/contract/kinds/quiz-sounds';
import * as requests from '@/lib/contract/kinds/requests';
import * as workshopAssessments from '@/lib/contract/kinds/workshop-assessments';
import * as workshopOffer from '@/lib/contract/kinds/workshop-offer';
import * as workshopPeople from '@/lib/contract/kinds/workshop-people';
import * as workshops from '@/lib/contract/kinds/workshops';
import { MODULES } from '@/lib/contract/modules.gen';
import * as uploads from '@/lib/contract/uploads';
import { type ApiRoute, loadApiRoutes } from '@/tests/setup/api-routes';
import { callRoute } from '@/tests/setup/call-route';
import { cleanWorld } from '@/tests/setup/world';
import { makeWalk, ROLES, type Role, type Walk } from './walk-world';

/**
 * Every address of courses, called by everybody: guest, stranger, buyer, buyer whose money went back (at their own
 * purchase), creator, another creator, operator. An endpoint that is added must be added here.
 */
const OK = 200;
const byCreator: Statuses = [401, 404, 404, 404, OK, 404, 404];
const makes: Statuses = [401, 404, 404, 404, 201, 404, 404];
const byBuyer: Statuses = [401, 404, OK, 403, 404, 404, 404];
type Statuses = [
  guest: number,
  stranger: number,
  buyer: number,
  refunded: number,
  creator: number,
  other: number,
  operator: number,
];

const EXPECTED: Record<string, Statuses> = {
  // The creator alone.
  getCourse: byCreator,
  createSection: makes,
  updateSection: byCreator,
  deleteSection: byCreator,
  restoreSection: byCreator,
  createLesson: makes,
  getMadeLesson: byCreator,
  updateLesson: byCreator,
  putLessonText: byCreator,
  moveLesson: byCreator,
  copyLesson: makes,
  deleteLesson: byCreator,
  restoreLesson: byCreator,
  listCaptions: byCreator,
  putCaptions: byCreator,
  deleteCaptions: byCreator,
  listStudents: byCreator,
  getStudentFigures: byCreator,
  exportStudents: byCreator,
  putStudentOpening: byCreator,
  copySection: makes,
  createCourseMessage: makes,
  listCourseMessages: byCreator,
  getLessonStream: byCreator,
  prepareLessonStream: byCreator,
  getMadeQuiz: byCreator,
  putQuiz: byCreator,
  getQuizResults: byCreator,
  listStudentQuizzes: byCreator,
  putQuizExtra: byCreator,
  // The buyer alone.
  getQuiz: byBuyer,
  createQuizAttempt: [401, 404, 201, 403, 404, 404, 404],
  getQuizAttempt: byBuyer,
  putQuizAnswer: byBuyer,
  submitQuizAttempt: byBuyer,
  getCourseRoom: byBuyer,
  searchCourse: byBuyer,
  getLesson: byBuyer,
  putLessonProgress: byBuyer,
  putLessonNote: byBuyer,
  deleteLessonNote: byBuyer,
  createLessonLink: byBuyer,
  createCertificate: byBuyer,
  getCertificatePdf: byBuyer,
  getPodcastFeed: byBuyer,
  renewPodcastFeed: byBuyer,
  // A lesson of a product, not given as a preview.
  getShownLesson: [404, 404, 404, 404, OK, 404, OK],
  createShownLink: [404, 404, 404, 404, OK, 404, OK],
  // A link that was made for the buyer's browser; the refunded buyer has one of their own.
  loadLessonFile: [403, 403, OK, 403, 403, 403, 403],
  loadStreamPart: [403, 403, OK, 403, 403, 403, 403],
  // Whoever knows the address; that of the refunded buyer gives nothing any more.
  readPodcastFeed: [OK, OK, OK, 403, OK, OK, OK],
  loadPodcastEpisode: [OK, OK, OK, 403, OK, OK, OK],
  // What the creator wrote; only the buyer was sent a message. Who had the course may still look for theirs.
  listReceivedMessages: [401, 404, OK, OK, 404, 404, 404],
  reportCourseMessage: [401, 404, OK, 404, 404, 404, 404],
  // The operators.
  listReportedMessages: [401, 403, 403, 403, 403, 403, OK],
  judgeCourseMessage: [401, 403, 403, 403, 403, 403, OK],
  // Who knows its code.
  getCertificate: [OK, OK, OK, OK, OK, OK, OK],
  // Questions.
  listComments: [404, 404, OK, 404, OK, 404, 404],
  createComment: [401, 404, 201, 404, 201, 404, 404],
  deleteComment: [401, 404, OK, 404, OK, 404, 404],
  // Nobody reports what they wrote.
  reportComment: [401, 404, 404, 404, OK, 404, 404],
  listReportedComments: [401, 403, 403, 403, 403, 403, OK],
  judgeComment: [401, 403, 403, 403, 403, 403, OK],
  // Files on their way belong to who sends them; only creators send any.
  createUpload: [401, 403, 403, 403, 201, 201, 201],
  getUpload: [401, 404, 404, 404, OK, 404, 404],
  continueUpload: [401, 404, 404, 404, 409, 404, 404],
  deleteUpload: [401, 404, 404, 404, 204, 404, 404],
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const endpointsOf = (modules: readonly object[]) =>
  modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
const { listComments, createComment, deleteComment } = comments;
const { reportComment, listReportedComments, judgeComment } = reports;
const KIND_MODULES = Object.entries<object>(MODULES).flatMap(([name, module]) =>
  name.startsWith('kinds') ? [module] : [],
);
const OF_OTHER_KINDS: readonly object[] = [
  files,
  absences,
  appointments,
  moves,
  requests,
  packages,
  hostedOffers,
  bookings,
  bookingCalendars,
  bookingFeed,
  bookingHours,
  bookingQuestions,
  workshops,
  workshopOffer,
  workshopPeople,
  workshopAssessments,
  // The quiz of a lesson plays its sounds as the lesson’s files.
  quizSounds,
];
const ENDPOINTS = [
  ...endpointsOf([...KIND_MODULES.filter((module) => !OF_OTHER_KINDS.includes(module)), uploads]),
  listComments,
  createComment,
  deleteComment,
  reportComment,
  listReportedComments,
  judgeComment,
];

let routes: ApiRoute[];
let walk: Walk;
beforeAll(async () => {
  routes = await loadApiRoutes();
});
cleanWorld(async () => {
  walk = await makeWalk();
});

/** What only the creator reads, and learners after they submitted: explanations of the quiz, and what is right. */
const RIGHT = /شرح-|"isTrue"|"isRight"|"accepted"/;

async function statusFor(endpoint: AnyEndpoint, role: Role, to = walk): Promise<number> {
  const handler = routes.find(({ path }) => path === endpoint.path)?.methods[endpoint.method];
  if (!handler) throw new Error(`no route for ${endpoint.id}`);
  const sent = await to.call(endpoint.id, role);
  const { status, problem } = await callRoute(handler, { method: endpoint.method, ...sent });
  const maySeeRight = role === 'creator' || endpoint.id === 'submitQuizAttempt';
  if (!maySeeRight) expect(JSON.stringify(problem), `${role} learns what is right`).not.toMatch(RIGHT);
  return status;
}

describe('the addresses of courses', () => {
  it('are all in the table', () => {
    expect(ENDPOINTS.map(({ id }) => id).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers each role as it should',
    async (id, endpoint) => {
      const expected = EXPECTED[id] ?? [];
      // Refusals first: whoever may, changes what the others would find.
      const order = ROLES.toSorted((one, other) => Number(!isRefused(one)) - Number(!isRefused(other)));
      function isRefused(role: Role) {
        return (expected[ROLES.indexOf(role)] ?? 0) >= 400;
      }
      const answered = new Map<Role, number>();
      for (const role of order) answered.set(role, await statusFor(endpoint, role));
      expect(ROLES.map((role) => [role, answered.get(role)])).toEqual(
        ROLES.map((role, index) => [role, expected[index]]),
      );
    },
  );

  it('open a free preview to everybody, without what is asked under it', async () => {
    const shownWalk = await makeWalk({ isPreview: true });
    const shown = ENDPOINTS.filter(({ id }) => ['getShownLesson', 'createShownLink'].includes(id));
    for (const endpoint of shown)
      for (const role of ROLES)
        expect([role, await statusFor(endpoint, role, shownWalk)]).toEqual([role, OK]);
    for (const role of ['guest', 'stranger', 'refunded'] as const)
      expect(await statusFor(listComments, role, shownWalk)).toBe(404);
  });

  it('name nothing that exists to somebody who makes up its id', async () => {
    const held = ENDPOINTS.filter(({ path }) => path.startsWith('/entitlements/'));
    for (const endpoint of held) {
      const sent = await walk.call(endpoint.id, 'buyer');
      const handler = routes.find(({ path }) => path === endpoint.path)?.methods[endpoint.method];
      const params = { ...sent.params, id: randomUUID() };
      const answer = handler && (await callRoute(handler, { method: endpoint.method, ...sent, params }));
      expect([endpoint.id, answer?.status]).toEqual([endpoint.id, 404]);
    }
  });
});
