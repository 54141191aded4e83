import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StudentsPage } from '@/components/kinds/courses/students/students-page';
import { call } from '@/lib/client/call';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', async (load) => ({ ...(await load()), useRouter: () => ({ push: vi.fn() }) }));

const COURSE = '0198a000-0000-7000-8000-000000000001';
const LISTENER = {
  _id: '0198a000-0000-7000-8000-000000000002',
  person: {
    _id: '0198a000-0000-7000-8000-000000000003',
    name: 'ليلى أحمد',
    handle: 'layla',
    profilePic: null,
  },
  since: '2026-11-01T10:00:00.000Z',
  doneCount: 2,
  ofCount: 3,
  lastSeenAt: null,
  openedAt: '2026-11-02T10:00:00.000Z',
};
const EPISODES = [5, 2].map((begunCount, at) => ({
  _id: `episode ${at}`,
  title: `حكاية ${at + 1}`,
  section: '',
  type: 'audio' as const,
  begunCount,
  doneCount: begunCount - 1,
}));

let hasListeners = true;
beforeEach(() => {
  hasListeners = true;
  const page = (rows: unknown[]) => ({ data: hasListeners ? rows : [], nextCursor: null });
  const message = { _id: 'm', to: 'all', text: 'شكرًا لكم', sentAt: LISTENER.since, readersCount: 3 };
  const answers: Record<string, () => unknown> = {
    getStudentFigures: () => ({
      title: 'حكايات المساء',
      isSeries: true,
      hasDays: hasListeners,
      count: hasListeners ? 1 : 0,
      completeCount: 0,
      lessons: hasListeners ? EPISODES : [],
    }),
    listStudents: () => page([LISTENER]),
    listCourseMessages: () => page([{ ...message, isRemoved: false }]),
  };
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }) => answers[id]?.()) as never);
});

const OF_COURSES = { ar: /متعلم|درس|دروس|دورة/, en: /learner|lesson|course/i };

describe('the page of those who have an audio series', () => {
  it.each(['ar', 'en'] as const)(
    'speaks of listeners and episodes alone, full or empty, in every view (%s)',
    async (locale) => {
      for (const isFull of [true, false]) {
        hasListeners = isFull;
        for (const view of ['people', 'lessons', 'messages'] as const) {
          const shown = renderPage(<StudentsPage courseId={COURSE} filter={{}} view={view} />, { locale });
          await screen.findByRole('heading', { level: 1 });
          await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
          const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
          expect([document.body.textContent, ...labels].join('\n')).not.toMatch(OF_COURSES[locale]);
          shown.unmount();
        }
      }
    },
  );

  it('says in good Arabic how many episodes each has heard', async () => {
    renderPage(<StudentsPage courseId={COURSE} filter={{}} view="people" />);
    const list = await screen.findByRole('list', { name: 'المستمعون إلى السلسلة' });
    expect(within(list).getByText('2 من 3 حلقات')).toBeVisible();
    expect(within(list).getByText('كل الحلقات مفتوحة')).toBeVisible();
    expect(screen.getByText(/مستمع واحد · لم يكمل أحد السلسلة بعد/)).toBeVisible();
  });

  it('says in the feminine how many began an episode', async () => {
    renderPage(<StudentsPage courseId={COURSE} filter={{}} view="lessons" />);
    expect(await screen.findByText('بدأها 5')).toBeVisible();
    expect(screen.getByText('أكملها واحد')).toBeVisible();
    expect(screen.getByText('أقل من الحلقة السابقة بـ3')).toBeVisible();
  });
});
