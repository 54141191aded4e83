import type { AssessmentPlace, Attempt } from '@/lib/contract/kinds/quizzes';
import { createAssessmentAttempt, submitQuizAttempt } from '@/lib/server/kinds/quiz-attempts';
import { type Member, makeMember } from './make-member';
import { answerRight } from './quiz';
import { dateIn, makeWorkshop } from './workshops';

type Taker = Pick<Member, 'ctx'>;

/** A host, somebody who can buy, and a workshop with one date, five days ahead. */
export async function workshopToBuy() {
  const [host, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  const date = dateIn(5);
  return { host, buyer, date, id: await makeWorkshop(host, [date]) };
}

/** Begins an attempt at the quiz before or after a workshop, or alone, by its purchase. */
export const beginExam = (taker: Taker, purchase: string, placed: AssessmentPlace): Promise<Attempt> =>
  createAssessmentAttempt(taker.ctx, purchase, placed);

/** The same, with all answers right, and submits it. */
export async function passExam(taker: Taker, purchase: string, placed: AssessmentPlace): Promise<Attempt> {
  const attempt = await beginExam(taker, purchase, placed);
  await answerRight(taker.ctx, attempt);
  return submitQuizAttempt(taker.ctx, attempt._id);
}

/** The same without any answer. */
export const failExam = async (taker: Taker, purchase: string, placed: AssessmentPlace): Promise<Attempt> =>
  submitQuizAttempt(taker.ctx, (await beginExam(taker, purchase, placed))._id);
