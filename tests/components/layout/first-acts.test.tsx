import { act, type ChangeEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_MS, recordActs } from '@/lib/client/first-acts/record';
import { firstActsScript } from '@/lib/client/first-acts/script.gen';
import { firstActsModule } from '@/scripts/first-acts';

const element = (id: string) => document.getElementById(id) as HTMLElement;
const press = (id: string, type: 'click' | 'mousedown' = 'click', more: MouseEventInit = {}) =>
  element(id).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, ...more }));

/** The events that reach the page's own script, which comes late: before that nothing listens. */
let heard: string[] = [];
const note = (event: Event) => {
  if (event.type === 'submit') event.preventDefault();
  heard.push(`${event.type} ${(event.target as Element).id}`);
};
const LISTENED = ['click', 'mousedown', 'keydown', 'input', 'change', 'submit'] as const;

let watched: { wakes: string[]; nears: number } = { wakes: [], nears: 0 };

/** Starts the recording. Events made by a test do not come from a person, so the recording is told that they do. */
function watch({ isTrusted = true } = {}): void {
  const add = window.addEventListener.bind(window);
  const trusted = (event: Event) =>
    new Proxy(event, {
      get(of, name) {
        if (name === 'isTrusted') return isTrusted;
        const value = Reflect.get(of, name, of);
        return typeof value === 'function' && name !== 'constructor' ? value.bind(of) : value;
      },
    });
  const spy = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((type: string, listener: unknown, options: unknown) =>
      add(type, (event) => (listener as EventListener)(trusted(event)), options as AddEventListenerOptions),
    );
  watched = { wakes: [], nears: 0 };
  window.firstActs = recordActs(
    (by) => {
      watched.wakes.push(by.id);
      return by.id === 'done';
    },
    () => {
      watched.nears += 1;
    },
  );
  spy.mockRestore();
}

/** The page's own script is loaded. */
async function come(): Promise<void> {
  for (const type of LISTENED) document.addEventListener(type, note);
  vi.resetModules();
  const { replayFirstActs } = await import('@/lib/client/first-acts/replay');
  replayFirstActs();
  replayFirstActs();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  heard = [];
  document.body.innerHTML = `
    <button id="first" type="button">one</button>
    <button id="second" type="button"><b id="inner">two</b></button>
    <div id="select" role="combobox" tabindex="0">sort</div>
    <a id="link" href="#there">a link</a>
    <a id="asking" data-wakes href="#sign-in">buy</a>
    <form id="post" method="post"><input id="name"><input id="tick" type="checkbox"><button id="send">send</button></form>
    <form id="get"><input id="q"><button id="find">find</button></form>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const type of LISTENED) document.removeEventListener(type, note);
  window.firstActs?.take();
  delete window.firstActs;
});

it('a press made by a script is not repeated', async () => {
  watch({ isTrusted: false });
  press('first');
  await come();
  expect(heard).toEqual([]);
  expect(watched.wakes).toEqual([]);
});

it('the last press is repeated once the page can act, and later presses happen only once', async () => {
  watch();
  press('first');
  press('inner');
  expect(heard).toEqual([]);
  expect(watched.wakes).toEqual(['first', 'second']);
  await come();
  expect(heard).toEqual(['click inner']);
  press('first');
  expect(heard).toEqual(['click inner', 'click first']);
});

it('a press is replayed as it was: by mouse or by keyboard, with what came before the click', async () => {
  watch();
  press('first', 'mousedown', { clientX: 7 });
  press('first', 'click', { clientX: 7 });
  const details: number[] = [];
  document.addEventListener('click', ({ detail, clientX }) => details.push(detail, clientX), { once: true });
  await come();
  expect(heard).toEqual(['mousedown first', 'click first']);
  expect(details).toEqual([1, 7]);
});

it('a key that opens a list opens it once the page can act, and scrolls nothing before', async () => {
  watch();
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  element('select').dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
  await come();
  expect(heard).toEqual(['keydown select']);
});

it('a form that would be sent without its script is held, and sent once with the typed and ticked values', async () => {
  watch();
  const name = element('name') as HTMLInputElement;
  name.value = 'Sara';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  const tick = element('tick') as HTMLInputElement;
  tick.click();
  press('send');
  // When its script starts, a form forgets the typed text.
  name.value = '';
  tick.checked = false;
  await come();
  expect(name.value).toBe('Sara');
  expect(tick.checked).toBe(true);
  expect(heard.filter((each) => !each.endsWith('tick'))).toEqual(['input name', 'click send', 'submit post']);
});

describe('a switch', () => {
  const turned: boolean[] = [];
  const Setting = () => {
    const [isOn, setOn] = useState(true);
    const turn = ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
      turned.push(checked);
      // As a query's data, which reach the page a turn later: until then React shows the old tick.
      setTimeout(() => setOn(checked));
    };
    return <input type="checkbox" checked={isOn} onChange={turn} />;
  };
  const drawn = () => {
    turned.length = 0;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Setting />);
    return { root, field: root.querySelector('input') as HTMLInputElement };
  };
  const takeOver = (root: Element) => act(async () => hydrateRoot(root, <Setting />));

  it('that was turned before React took over is reported to the page once', async () => {
    const { root, field } = drawn();
    watch();
    field.click();
    const app = await takeOver(root);
    await act(come);
    expect(turned).toEqual([false]);
    await act(async () => app.unmount());
  });

  it('that was turned after React took over, but before the replay, is reported to the page once', async () => {
    const { root, field } = drawn();
    watch();
    const app = await takeOver(root);
    act(() => field.click());
    await act(come);
    expect(turned).toEqual([false]);
    await act(async () => app.unmount());
  });
});

it('when the form empties itself, the typed text is back before the next letter', () => {
  watch();
  const name = element('name') as HTMLInputElement;
  const type = (letter: string) => {
    name.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    name.value += letter;
    name.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const letter of 'Sa') type(letter);
  name.value = '';
  for (const letter of 'ra') type(letter);
  expect(name.value).toBe('Sara');
});

const leavePage = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented ? 'asked' : 'left';
};

it('the browser asks before typed text of a guarded form is lost, until the form can ask itself', async () => {
  element('post').append(Object.assign(document.createElement('span'), { id: 'mark' }));
  element('mark').dataset.asksToLeave = '';
  watch();
  expect(leavePage()).toBe('left');
  element('name').dispatchEvent(new Event('input', { bubbles: true }));
  expect(leavePage()).toBe('asked');
  await come();
  expect(leavePage()).toBe('left');
});

it('a page is left without a question when the typed text is in a form without a guard', () => {
  watch();
  for (const id of ['name', 'q']) element(id).dispatchEvent(new Event('input', { bubbles: true }));
  expect(leavePage()).toBe('left');
});

it('links and GET forms are left to the browser, and load no scripts', async () => {
  watch();
  for (const type of LISTENED) document.addEventListener(type, note);
  press('link');
  press('find');
  element('q').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(heard).toEqual(['click link', 'click find', 'submit get']);
  expect(watched.wakes).toEqual([]);
});

it('a link that asks first is held, except when the press opens another tab', async () => {
  watch();
  for (const type of LISTENED) document.addEventListener(type, note);
  press('asking');
  press('asking', 'click', { ctrlKey: true });
  expect(heard).toEqual(['click asking']);
  expect(watched.wakes).toEqual(['asking']);
});

it('a field of a form loads the scripts as soon as it gets the focus', () => {
  watch();
  element('name').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(watched.wakes).toEqual(['name']);
});

it('the scripts are fetched ahead when the pointer comes near a control', () => {
  watch();
  element('link').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  expect(watched.nears).toBe(0);
  element('inner').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  expect(watched.nears).toBe(1);
});

it('an action that was done without the page’s scripts is not repeated', async () => {
  element('second').id = 'done';
  watch();
  press('first');
  press('done');
  await come();
  expect(heard).toEqual([]);
});

it('a press is repeated only when its part of the page can act, even if that is last', async () => {
  vi.useFakeTimers();
  watch();
  press('first');
  for (const type of LISTENED) document.addEventListener(type, note);
  vi.resetModules();
  const { replayOnceAlive } = await import('@/lib/client/first-acts/replay');
  replayOnceAlive();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
  Object.assign(element('first'), { __reactProps$1: {} });
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(['click first']);
});

it('a press that waited too long, or whose button is gone, is forgotten', async () => {
  vi.useFakeTimers();
  watch();
  press('first');
  vi.advanceTimersByTime(KEPT_MS);
  await come();
  vi.useRealTimers();
  watch();
  press('second');
  element('second').remove();
  await come();
  expect(heard).toEqual([]);
});

it('the script in each page is the current loader.ts (`npm run first-acts`)', async () => {
  expect(await firstActsModule()).toContain(JSON.stringify(firstActsScript));
  expect(firstActsScript).not.toContain('</');
});
