import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Watched } from '@/components/media-player/player-types';
import { useWatched } from '@/components/media-player/use-watched';
import { testRecording } from '@/tests/setup/recording';

function watch(isMovingQuietly = () => false) {
  const recording = testRecording();
  const reports: Watched[] = [];
  const hook = renderHook(() =>
    useWatched(recording.element, isMovingQuietly, (report) => reports.push(report)),
  );
  return { ...recording, reports, unmount: hook.unmount };
}

afterEach(() => void vi.useRealTimers());

describe('useWatched', () => {
  it('reports nothing when nothing was played', () => {
    const { element, reports, unmount } = watch();
    element.pause();
    unmount();
    expect(reports).toEqual([]);
  });

  it('reports at a pause what was played, and leaves out what was jumped over', () => {
    const { element, playOn, reports } = watch();
    void element.play();
    playOn(5);
    element.currentTime = 100;
    playOn(3);
    element.pause();
    expect(reports).toEqual([
      {
        ranges: [
          [0, 5],
          [100, 103],
        ],
        position: 103,
        isChosen: true,
        isLast: false,
      },
    ]);
  });

  it('reports where a jump leads when it is paused before the jump is over', () => {
    const { element, reports } = watch();
    void element.play();
    element.addEventListener('seeking', () => element.pause(), { once: true });
    element.currentTime = 240;
    expect(reports).toEqual([{ ranges: [], position: 240, isChosen: true, isLast: false }]);
  });

  it('does not take a move of the player itself for a choice of the viewer', () => {
    const { element, playOn, reports } = watch(() => true);
    element.currentTime = 60;
    void element.play();
    playOn(2);
    element.pause();
    expect(reports).toEqual([{ ranges: [[60, 62]], position: 62, isChosen: false, isLast: false }]);
  });

  it('reports each fifteen seconds while it plays, each second once', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { element, playOn, reports } = watch();
    void element.play();
    playOn(14);
    vi.setSystemTime(Date.now() + 15_000);
    playOn(1);
    playOn(5);
    element.pause();
    expect(reports.map(({ ranges }) => ranges)).toEqual([[[0, 14.25]], [[14.25, 20]]]);
  });

  it.each([1, 2])(
    'a device that dies at speed %s loses less than twenty seconds of the recording',
    (speed) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { element, playOn, reports } = watch();
      element.playbackRate = speed;
      void element.play();
      for (let step = 0; step < 400; step++) {
        vi.setSystemTime(Date.now() + 250);
        playOn(0.25 * speed);
        expect(element.currentTime - (reports.at(-1)?.position ?? 0)).toBeLessThan(20);
      }
      expect(reports.length).toBeGreaterThan(5);
    },
  );

  it('reports where the viewer moved while it stood, once they stay there', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { element, reports } = watch();
    for (const second of [60, 90, 120]) {
      element.currentTime = second;
      vi.advanceTimersByTime(500);
    }
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(reports).toEqual([{ ranges: [], position: 120, isChosen: true, isLast: false }]);
  });

  it('reports a last time when the page is hidden, and when it goes', () => {
    const { element, playOn, reports, unmount } = watch();
    void element.play();
    playOn(3);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    playOn(1);
    unmount();
    expect(reports.map(({ ranges, isLast }) => [ranges, isLast])).toEqual([
      [[[0, 3]], true],
      [[[3, 4]], true],
    ]);
  });
});
