import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCourseLine } from '@/hooks/kinds/courses/use-course-line';
import { renderPage } from '@/tests/setup/render';
import { COURSE } from '@/tests/setup/sample-course';

type Write = ReturnType<typeof useCourseLine>;

/** Whether somebody who closes the tab is asked first. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a creator who closes the tab while changes of a course are sent is asked first, and afterwards not', async () => {
  let write: Write | undefined;
  function Line() {
    write = useCourseLine(COURSE, vi.fn());
    return null;
  }
  renderPage(<Line />);
  const answers: (() => void)[] = [];
  const send = () => new Promise<void>((resolve) => void answers.push(resolve));
  expect(isAsked()).toBe(false);
  await act(async () => void write?.({ send }));
  await act(async () => void write?.({ send }));
  expect(isAsked()).toBe(true);
  await act(async () => answers[0]?.());
  expect(isAsked()).toBe(true);
  await act(async () => answers[1]?.());
  expect(isAsked()).toBe(false);
});
