import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeaveQuestion } from '@/components/forms/leave-question';
import { leaveFor } from '@/lib/client/navigate';
import { historySettled } from '@/tests/setup/history-steps';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));

/** The steps that the router gets; it listens long before any form does. */
const router = vi.fn();
const onStep = () => router(window.location.pathname);

const NAME = 'أتريد المغادرة دون حفظ؟';
const question = () => screen.findByRole('alertdialog', { name: NAME });
const answer = async (name: string) => within(await question()).getByRole('button', { name });
const path = () => window.location.pathname + window.location.hash;

beforeEach(() => {
  vi.mocked(leaveFor).mockReset();
  router.mockReset();
  window.history.pushState({ at: 'first' }, '', '/first');
  window.history.pushState({ at: 'form' }, '', '/form');
  window.addEventListener('popstate', onStep);
});

afterEach(() => {
  window.removeEventListener('popstate', onStep);
  Reflect.deleteProperty(window, 'navigation');
});

/** Entries with their indexes, as newer browsers report them. */
function withEntries(): void {
  const places = ['/first', '/form', '/next'];
  Object.defineProperty(window, 'navigation', {
    configurable: true,
    value: {
      get currentEntry() {
        return { index: places.indexOf(window.location.pathname) };
      },
    },
  });
}

test('a form without unsaved changes asks nothing', async () => {
  renderPage(<LeaveQuestion unsaved={false} />);
  window.history.back();
  await waitFor(() => expect(router).toHaveBeenCalledWith('/first'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a link is followed once the member agrees, and a download or an anchor asks nothing', async () => {
  const { user } = renderPage(
    <>
      <LeaveQuestion unsaved />
      <a href="/first">away</a>
      <a href="/copy.zip" download onClick={(event) => event.preventDefault()}>
        copy
      </a>
      <a href="#part">part</a>
    </>,
  );
  await user.click(screen.getByText('copy'));
  await user.click(screen.getByText('part'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByText('away'));
  await user.click(await answer('مغادرة دون حفظ'));
  expect(leaveFor).toHaveBeenCalledWith('http://localhost:3000/first');
});

for (const entries of [true, false]) {
  const browser = entries ? 'browser with the Navigation API' : 'browser without the Navigation API';

  test(`the back button asks, and a member who stays is asked again the next time (${browser})`, async () => {
    if (entries) withEntries();
    const { user } = renderPage(<LeaveQuestion unsaved />);
    for (const _ of ['once', 'again']) {
      window.history.back();
      await user.click(await answer('إلغاء'));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await historySettled();
      expect(path()).toBe('/form');
    }
    expect(router).not.toHaveBeenCalled();
  });

  test(`a member who leaves anyway goes where the back button leads (${browser})`, async () => {
    if (entries) withEntries();
    const { user } = renderPage(<LeaveQuestion unsaved />);
    window.history.back();
    await question();
    await historySettled();
    await user.click(await answer('مغادرة دون حفظ'));
    await waitFor(() => expect(router).toHaveBeenCalledWith('/first'));
    expect(router).toHaveBeenCalledTimes(1);
    expect(path()).toBe('/first');
  });

  test(`the forward button asks too, and a member who leaves goes forward (${browser})`, async () => {
    if (entries) withEntries();
    window.history.pushState({ at: 'next' }, '', '/next');
    window.history.back();
    await waitFor(() => expect(path()).toBe('/form'));
    router.mockReset();
    const { user } = renderPage(<LeaveQuestion unsaved />);
    window.history.forward();
    await question();
    await historySettled();
    expect(path()).toBe('/form');
    await user.click(await answer('مغادرة دون حفظ'));
    await waitFor(() => expect(router).toHaveBeenCalledWith('/next'));
  });
}

test('going back from an anchor of the same page asks nothing', async () => {
  renderPage(<LeaveQuestion unsaved />);
  window.history.pushState(null, '', '/form#part');
  window.history.back();
  await waitFor(() => expect(router).toHaveBeenCalledWith('/form'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('two forms on one page ask only once', async () => {
  const { user } = renderPage(
    <>
      <LeaveQuestion unsaved />
      <LeaveQuestion unsaved />
    </>,
  );
  window.history.back();
  await question();
  await historySettled();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await user.click(await answer('مغادرة دون حفظ'));
  await waitFor(() => expect(router).toHaveBeenCalledWith('/first'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
