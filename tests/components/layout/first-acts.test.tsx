import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EarlyPress } from '@/components/layout/early-press';
import { EARLY_PRESS_KEPT_MS, earlyPressScript } from '@/lib/client/early-press';

/** The page's own script, which comes late: until it has come nothing listens. */
function listen(): string[] {
  const heard: string[] = [];
  document.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(`${(event.target as Element).id} sent`);
  });
  return heard;
}

const element = (id: string) => document.getElementById(id);
const press = (id: string) => element(id)?.click();
/** Runs the script of the page. Events that a test makes are no person's: the script is told that they are. */
function watch({ isTrusted = true } = {}): void {
  const told = new Map<unknown, (event: Event) => void>();
  const add = (type: string, listener: (event: object) => void) => {
    const tell = (event: Event) =>
      listener({
        isTrusted,
        target: event.target,
        detail: (event as UIEvent).detail,
        preventDefault: () => event.preventDefault(),
        stopPropagation: () => event.stopPropagation(),
      });
    told.set(listener, tell);
    window.addEventListener(type, tell, true);
  };
  const remove = (type: string, listener: unknown) => {
    const tell = told.get(listener);
    if (tell) window.removeEventListener(type, tell, true);
  };
  new Function('addEventListener', 'removeEventListener', earlyPressScript)(add, remove);
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="first" type="button">one</button>
    <button id="second" type="button"><b id="inner">two</b></button>
    <a id="link" href="#there">a link</a>
    <form id="post" method="post"><button id="send">send</button></form>
    <form id="get"><button id="find">find</button></form>`;
});

afterEach(() => {
  vi.useRealTimers();
  window.earlyPress?.take();
});

it('a press that a script makes is not made again', () => {
  const heard = listen();
  watch({ isTrusted: false });
  press('first');
  render(<EarlyPress />);
  expect(heard).toEqual([]);
});

it('presses the last button again once the page can act, and what is pressed later only once', () => {
  const heard = listen();
  watch();
  press('first');
  press('inner');
  expect(heard).toEqual([]);
  render(<EarlyPress />);
  expect(heard).toEqual(['second']);
  press('first');
  expect(heard).toEqual(['second', 'first']);
});

it('holds a form that would be sent without its script, and sends it once', () => {
  const heard = listen();
  watch();
  press('send');
  expect(heard).toEqual([]);
  render(<EarlyPress />);
  expect(heard).toEqual(['send', 'post sent']);
});

it('leaves links and forms that only ask to the browser', () => {
  const heard = listen();
  watch();
  press('link');
  press('find');
  expect(heard).toEqual(['link', 'find', 'get sent']);
  render(<EarlyPress />);
  expect(heard).toHaveLength(3);
});

it('forgets a press that waited too long, and one whose button is gone', () => {
  const heard = listen();
  vi.useFakeTimers();
  watch();
  press('first');
  vi.advanceTimersByTime(EARLY_PRESS_KEPT_MS);
  render(<EarlyPress />);
  vi.useRealTimers();
  watch();
  press('second');
  document.getElementById('second')?.remove();
  render(<EarlyPress />);
  expect(heard).toEqual([]);
  expect(screen.getByText('one')).toBeVisible();
});
