import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useCover } from '@/hooks/use-cover';
import { historySettled } from '@/tests/setup/history-steps';

/** The addresses that the router got. */
let told: string[];
const router = () => told.push(window.location.pathname);

function Page() {
  const [open, setOpen] = useState(false);
  const leave = useCover(open, () => setOpen(false));
  const follow = () => {
    leave('/next');
    window.history.replaceState({ of: 'next' }, '', '/next');
  };
  if (!open)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
    );
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        close
      </button>
      <button type="button" onClick={follow}>
        follow
      </button>
    </>
  );
}

async function openPage() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('open'));
  return user;
}

async function step(by: number) {
  window.history.go(by);
  await historySettled();
}

const standsOn = () => `${window.location.pathname} ${window.history.state?.of}`;

beforeEach(() => {
  told = [];
  window.history.pushState({ of: 'before' }, '', '/before');
  window.history.pushState({ of: 'page' }, '', '/page');
  // The router listens later than the tested file, as Next does.
  window.addEventListener('popstate', router);
});

afterEach(async () => {
  cleanup();
  await historySettled();
  window.removeEventListener('popstate', router);
});

test('Back closes the cover, stays on the page and is hidden from the router', async () => {
  await openPage();
  expect(window.location.pathname).toBe('/page');
  await step(-1);
  expect(screen.getByText('open')).toBeInTheDocument();
  expect(standsOn()).toBe('/page page');
  expect(told).toEqual([]);
});

test('the router’s own part of the state stays with the entry of the cover', async () => {
  await openPage();
  expect(window.history.state).toMatchObject({ of: 'page', qeemaCovers: 1 });
});

test('after closing by its button, one step back leaves the page', async () => {
  const user = await openPage();
  await user.click(screen.getByText('close'));
  await historySettled();
  expect(window.history.state).toEqual({ of: 'page' });
  expect(told).toEqual([]);
  await step(-1);
  expect(standsOn()).toBe('/before before');
  expect(told).toEqual(['/before']);
});

test('Forward opens no cover again, and the next step back leaves the page', async () => {
  await openPage();
  await step(-1);
  await step(1);
  await historySettled();
  expect(window.history.state).toEqual({ of: 'page' });
  expect(screen.getByText('open')).toBeInTheDocument();
  await step(-1);
  expect(standsOn()).toBe('/before before');
});

test('a page opened from the cover replaces its entry', async () => {
  const user = await openPage();
  await user.click(screen.getByText('follow'));
  await historySettled();
  expect(standsOn()).toBe('/next next');
  await step(-1);
  expect(standsOn()).toBe('/page page');
  await step(-1);
  expect(standsOn()).toBe('/before before');
});

test('a cover that is closed and opened again at once keeps its one entry', async () => {
  const user = await openPage();
  const entries = window.history.length;
  const close = screen.getByText('close');
  act(() => close.click());
  act(() => screen.getByText('open').click());
  await historySettled();
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toMatchObject({ qeemaCovers: 1 });
  await step(-1);
  expect(screen.getByText('open')).toBeInTheDocument();
  await user.click(screen.getByText('open'));
  await user.click(screen.getByText('close'));
  await historySettled();
  expect(window.history.state).toEqual({ of: 'page' });
});

test('a jump past the page closes the cover and is passed to the router', async () => {
  await openPage();
  await step(-2);
  expect(screen.getByText('open')).toBeInTheDocument();
  expect(standsOn()).toBe('/before before');
  expect(told).toEqual(['/before']);
});
