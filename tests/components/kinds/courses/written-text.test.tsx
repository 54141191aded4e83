import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CourseEditing, EditingProvider } from '@/components/kinds/courses/editor/editor-context';
import { LessonWriting } from '@/components/kinds/courses/editor/lesson-writing';
import { keepText, lessonKey, readKeptText } from '@/hooks/kinds/courses/kept-text';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import type { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import { renderPage } from '@/tests/setup/render';
import { COURSE, sampleLesson, sampleView } from '@/tests/setup/sample-course';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
// The editor itself needs a browser; here it is a field with the words.
vi.mock('@/components/lesson-text/lesson-editor', () => ({
  LessonEditor: ({ initial, label, onChange }: EditorProps) => (
    <textarea
      aria-label={label}
      defaultValue={wordsOf(initial)}
      onChange={(event) => onChange(docOf(event.target.value))}
    />
  ),
}));

type EditorProps = { initial: LessonDoc; label: string; onChange: (doc: LessonDoc) => void };

const LESSON = sampleLesson(1, { type: 'text' });
const KEY = lessonKey(COURSE, LESSON._id);
const docOf = (words: string) => sampleView(LESSON, words).text;
const wordsOf = ({ content }: LessonDoc) => JSON.stringify(content).match(/"text":"([^"]*)"/)?.[1] ?? '';

/** What is stored; a text that was written from an older version is refused. */
let stored = { version: 1, text: docOf('') };

function show(words = 'الأصل') {
  stored = { version: 1, text: docOf(words) };
  const editing = { courseId: COURSE } as CourseEditing;
  return renderPage(
    <EditingProvider value={editing}>
      <LessonWriting view={sampleView(LESSON, words)} type="text" />
    </EditingProvider>,
  );
}

const field = () => screen.findByRole('textbox', { name: 'نص الدرس' }, { timeout: 4000 });
const saved = () => screen.findByText('محفوظ', {}, { timeout: 4000 });

beforeEach(() => {
  window.localStorage.clear();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }, { body }: { body: typeof stored }) => {
    if (id === 'getMadeLesson') return { ...sampleView(LESSON), ...stored, textVersion: stored.version };
    if (body.version !== stored.version) throw new ApiError({ code: 'conflict', status: 409 });
    stored = { version: body.version + 1, text: body.text };
    return { version: stored.version, isReady: true, updatedAt: LESSON.updatedAt };
  }) as never);
});

/** The text is saved in another tab while this one is open. */
const saveElsewhere = (words: string) => {
  stored = { version: stored.version + 1, text: docOf(words) };
};

describe('a text that was saved elsewhere in between', () => {
  const typeAgainst = async () => {
    const { user } = show();
    await user.type(await field(), ' ونصي');
    saveElsewhere('نصهم');
    await screen.findByRole('button', { name: 'احتفظ بنصي' }, { timeout: 4000 });
    return user;
  };

  it('overwrites nothing, and keeps the words in the browser, until its author has chosen', async () => {
    await typeAgainst();
    expect(wordsOf(stored.text)).toBe('نصهم');
    expect(wordsOf(readKeptText<LessonDoc>(KEY)?.doc ?? docOf(''))).toBe('الأصل ونصي');
  });

  it('is replaced by the author’s text, when they keep it', async () => {
    const user = await typeAgainst();
    await user.click(screen.getByRole('button', { name: 'احتفظ بنصي' }));
    await saved();
    expect(wordsOf(stored.text)).toBe('الأصل ونصي');
    expect(await field()).toHaveValue('الأصل ونصي');
  });

  it('is shown first, and replaces the author’s text when they want it', async () => {
    const user = await typeAgainst();
    await user.click(screen.getByRole('button', { name: 'أظهر النص الآخر' }));
    expect(await screen.findByText('نصهم')).toBeVisible();
    expect(await field()).toHaveValue('الأصل ونصي');
    await user.click(screen.getByRole('button', { name: 'اعتمد النص الآخر' }));
    await waitFor(async () => expect(await field()).toHaveValue('نصهم'));
    expect(readKeptText(KEY)).toBeNull();
    expect(wordsOf(stored.text)).toBe('نصهم');
  });
});

it('words that were typed without a connection are there after the page was closed, and are sent', async () => {
  keepText(KEY, { version: 1, doc: docOf('كُتب في القطار') });
  show();
  expect(await field()).toHaveValue('كُتب في القطار');
  await saved();
  await waitFor(() => expect(wordsOf(stored.text)).toBe('كُتب في القطار'));
  expect(readKeptText(KEY)).toBeNull();
});

it('words without a connection stay in the browser, and go as soon as it is back', async () => {
  const { user } = show();
  const send = vi.mocked(call).getMockImplementation() as typeof call;
  vi.mocked(call).mockRejectedValue(new ApiError({}));
  await user.type(await field(), ' تتمة');
  await screen.findByText(/لا اتصال/, {}, { timeout: 4000 });
  vi.mocked(call).mockImplementation(send);
  act(() => void window.dispatchEvent(new Event('online')));
  await saved();
  expect(wordsOf(stored.text)).toBe('الأصل تتمة');
});
