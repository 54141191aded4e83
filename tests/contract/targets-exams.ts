import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { createAssessmentAttempt, createSoundLink } from '@/lib/server/kinds/quiz-attempts';
import { storeFile } from '@/tests/setup/course';
import { NO_ID } from '@/tests/setup/make-member';
import { QUESTIONS } from '@/tests/setup/quiz';
import { dateIn, makeWorkshop, setAssessment } from '@/tests/setup/workshops';
import type { Make } from './target';
import { ofOwner } from './targets-courses';
import { FREE, makeHost, ownWorkshop, takeSeat } from './targets-workshops';

const PLACED = 'before';

/** A workshop of the owner with a quiz before it, and a seat of somebody. */
const examined =
  (which: 'product' | 'seat'): Make =>
  async ({ owner }) => {
    const made = await ownWorkshop(owner.id);
    const host = { ctx: ctxOf(db(), { id: owner.id, role: 'CREATOR' }) };
    await setAssessment(host, made.product, PLACED);
    return ofOwner({ id: made[which], placed: PLACED });
  };

/** A purchase of somebody, with a quiz before its date that plays a sound. */
async function withExam(holderId: string): Promise<string> {
  const date = dateIn(5);
  const host = await makeHost();
  const product = await makeWorkshop(host, [date], FREE);
  const soundId = await storeFile(host.ctx, 'سؤال.mp3');
  const questions = QUESTIONS.slice(0, 1).map((question) => ({ ...question, soundId }));
  await setAssessment(host, product, PLACED, { questions });
  return (await takeSeat(holderId, product, date._id)).entitlement_id ?? NO_ID;
}

const bought: Make = async ({ owner }) => ofOwner({ id: await withExam(owner.id), placed: PLACED });

async function withSound(owner: { id: string }) {
  const ctx = ctxOf(db(), { id: owner.id });
  const { _id: id, questions } = await createAssessmentAttempt(ctx, await withExam(owner.id), PLACED);
  return { id, fileId: questions[0]?.sound?.fileId ?? NO_ID };
}

const sound: Make = async ({ owner }) => ofOwner(await withSound(owner));

/** A link to it, for the session of the owner. */
const link: Make = async ({ owner: { id, sessionId } }) => {
  const ctx = ctxOf(db(), { id });
  const asked = { ...ctx, viewer: { ...ctx.viewer, sessionId } };
  const { url } = await createSoundLink(asked, await withSound({ id }));
  return { own: { token: url.split('/').at(-1) ?? '' }, hidden: null, missing: { token: 'a.b.c' } };
};

/** Targets of the quizzes of workshops. */
export const EXAM_TARGETS: Record<string, Make> = {
  getMadeAssessment: examined('product'),
  putAssessment: examined('product'),
  deleteAssessment: examined('product'),
  getAssessmentResults: examined('product'),
  listSeatAssessments: async (people) => {
    const { own } = await examined('seat')(people);
    return ofOwner({ id: own.id ?? NO_ID });
  },
  putAssessmentExtra: examined('seat'),
  getAssessment: bought,
  createAssessmentAttempt: bought,
  createSoundLink: sound,
  loadQuizSound: link,
};
