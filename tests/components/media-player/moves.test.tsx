import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useJumps } from '@/components/media-player/use-jumps';
import { useLongPause } from '@/components/media-player/use-long-pause';
import { createPlayerLink } from '@/components/media-player/use-player-link';
import { useRepeat } from '@/components/media-player/use-repeat';
import { useResume } from '@/components/media-player/use-resume';
import { testRecording } from '@/tests/setup/recording';

afterEach(() => void vi.useRealTimers());

describe('useJumps', () => {
  function jumping() {
    const recording = testRecording();
    const { result } = renderHook(() => useJumps(recording.element));
    void recording.element.play();
    recording.playOn(30);
    return { ...recording, result };
  }

  it('offers the way back to where the viewer was before several jumps at once', () => {
    const { element, result } = jumping();
    act(() => {
      element.currentTime = 200;
      element.currentTime = 300;
    });
    expect(result.current.cameFrom).toBe(30);
    act(() => result.current.goBack());
    expect(element.currentTime).toBe(30);
    expect(result.current.cameFrom).toBeNull();
  });

  it('offers no way back after a short step, or a move of the player itself', () => {
    const { element, result } = jumping();
    act(() => {
      element.currentTime = 35;
      result.current.moveQuietly(500);
    });
    expect(result.current.cameFrom).toBeNull();
  });
});

it('a passage is played as often as was chosen, and then the recording goes on', () => {
  const { element, playOn } = testRecording();
  const { result } = renderHook(() =>
    useRepeat(element, (to) => {
      element.currentTime = to;
    }),
  );
  act(() => result.current.start({ from: 10, to: 12, times: 2 }));
  act(() => playOn(2));
  expect(element.currentTime).toBe(10);
  expect(result.current.played).toBe(1);
  act(() => playOn(3));
  expect(element.currentTime).toBe(13);
  expect(result.current.passage).toBeNull();
});

describe('useLongPause', () => {
  it.each([
    ['after a long pause it begins a little earlier', 31_000, 96],
    ['after a short pause it goes on where it stood', 5_000, 100],
  ])('%s', (_, pause, expected) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { element } = testRecording();
    renderHook(() =>
      useLongPause(element, (to) => {
        element.currentTime = to;
      }),
    );
    element.currentTime = 100;
    element.pause();
    vi.advanceTimersByTime(pause);
    void element.play();
    expect(element.currentTime).toBe(expected);
  });
});

describe('useResume', () => {
  it.each([
    ['begins where the viewer stopped', 120, 120],
    ['begins again when it was watched to its end', 599, 0],
  ])('%s', (_, startAt, expected) => {
    const { element } = testRecording(600);
    renderHook(() =>
      useResume(element, startAt, (to) => {
        element.currentTime = to;
      }),
    );
    expect(element.currentTime).toBe(expected);
  });

  it('stays where the viewer went before the recording said how long it is', () => {
    const { element, load } = testRecording(600, HTMLMediaElement.HAVE_NOTHING);
    const { result } = renderHook(() =>
      useResume(element, 120, (to) => {
        element.currentTime = to;
      }),
    );
    result.current();
    element.currentTime = 6;
    load();
    expect(element.currentTime).toBe(6);
  });
});

describe('the link to a player', () => {
  it('keeps where it should play until there is a player, and asks it for the last place only', () => {
    const link = createPlayerLink();
    expect(link.now()).toBeNull();
    link.playFrom(4);
    link.playFrom(65);
    expect(link.now()).toBe(65);
    const player = { playFrom: vi.fn(), now: () => 70, picture: () => null };
    const leave = link.attach(player);
    expect(player.playFrom.mock.calls).toEqual([[65]]);
    expect(link.now()).toBe(70);
    leave();
    expect(link.now()).toBeNull();
  });
});
