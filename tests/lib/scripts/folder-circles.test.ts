import { expect, it } from 'vitest';
import { folderCircles } from '@/scripts/folder-circles.mjs';

const file = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});
const entriesOf = (...modules: ReturnType<typeof file>[]) =>
  folderCircles(modules).map(({ entries }) => entries);

it('names folders that reach each other over a third one, and the imports that do it', () => {
  const modules = [
    file('lib/server/mail/jobs.ts', 'lib/server/codes/send.ts'),
    file('lib/server/codes/send.ts', 'lib/server/users/service.ts'),
    file('lib/server/users/register.ts', 'lib/server/mail/jobs.ts'),
    file('lib/server/posts/service.ts', 'lib/server/users/service.ts'),
  ];
  expect(folderCircles(modules)).toEqual([
    {
      entries: ['lib/server/codes', 'lib/server/mail', 'lib/server/users'],
      imports: expect.arrayContaining(['  lib/server/users/register.ts → lib/server/mail/jobs.ts']),
    },
  ]);
});

it.each(['components', 'hooks', 'lib/server'])('names circles in %s, at every depth', (storey) => {
  const kinds = `${storey}/kinds`;
  expect(
    entriesOf(
      file(`${kinds}/courses/form/lessons.ts`, `${kinds}/quizzes/quiz.ts`),
      file(`${kinds}/quizzes/question/view.ts`, `${kinds}/courses/player.ts`),
      file(`${kinds}/bookings/busy/feed.ts`, `${kinds}/bookings/slots/free.ts`),
      file(`${kinds}/bookings/slots/choice.ts`, `${kinds}/bookings/busy/times.ts`),
    ),
  ).toEqual([
    [`${kinds}/bookings/busy`, `${kinds}/bookings/slots`],
    [`${kinds}/courses`, `${kinds}/quizzes`],
  ]);
});

it('names a folder and a file beside it that need each other', () => {
  expect(
    entriesOf(
      file('hooks/use-action.ts', 'hooks/session/use-mutation.ts'),
      file('hooks/session/use-finish.ts', 'hooks/use-action.ts'),
    ),
  ).toEqual([['hooks/session', 'hooks/use-action.ts']]);
});

it('finds none where imports run one way, also within a folder and from a table to its kinds', () => {
  expect(
    entriesOf(
      file('lib/server/mail/jobs.ts', 'lib/server/mail/letter.ts'),
      file('lib/server/posts/service.ts', 'lib/server/mail/jobs.ts'),
      file('components/kinds/table.ts', 'components/kinds/files/parts.ts'),
      file('components/kinds/files/parts.ts', 'components/kinds/parts.ts'),
    ),
  ).toEqual([]);
});

it('finds none between storeys, and none in other folders', () => {
  expect(
    entriesOf(
      file('components/cart/cart.ts', 'hooks/cart/use-cart.ts'),
      file('hooks/cart/use-cart.ts', 'components/cart/cart.ts'),
      file('lib/shared/dates/day.ts', 'lib/shared/words/day.ts'),
      file('lib/shared/words/day.ts', 'lib/shared/dates/names.ts'),
    ),
  ).toEqual([]);
});
