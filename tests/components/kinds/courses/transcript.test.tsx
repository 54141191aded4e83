import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Transcript } from '@/components/kinds/courses/transcript';
import { createPlayerLink } from '@/components/media-player/use-player-link';
import { renderPage } from '@/tests/setup/render';

afterEach(() => void vi.useRealTimers());

const captions = [
  { language: 'en' as const, cues: [{ from: 1, to: 2, text: 'First' }] },
  {
    language: 'ar' as const,
    cues: [
      { from: 1, to: 2, text: 'أول' },
      { from: 65, to: 70, text: 'ثانٍ؟' },
    ],
  },
];

function show(now: () => number) {
  const playFrom = vi.fn();
  const view = renderPage(
    <Transcript player={{ ...createPlayerLink(), playFrom, now }} captions={captions} />,
  );
  return { ...view, playFrom };
}

describe('the transcript of a lesson', () => {
  it('is in the reader’s language, and plays from the line that is chosen', async () => {
    const { user, playFrom } = show(() => 0);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('ثانٍ؟')).toHaveAttribute('dir', 'auto');
    await user.click(screen.getByRole('button', { name: /ثانٍ؟/ }));
    expect(playFrom).toHaveBeenCalledWith(65);
  });

  it('marks the line that is said now, and none before the first', () => {
    vi.useFakeTimers();
    let now = 0;
    show(() => now);
    const current = () => screen.getAllByRole('button').filter((line) => line.hasAttribute('aria-current'));
    act(() => void vi.advanceTimersByTime(500));
    expect(current()).toEqual([]);
    now = 66;
    act(() => void vi.advanceTimersByTime(500));
    expect(current()).toEqual([screen.getByRole('button', { name: /ثانٍ؟/ })]);
  });
});
