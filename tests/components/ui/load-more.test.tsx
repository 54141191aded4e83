import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListEnd, LoadMore } from '@/components/ui/load-more';
import { renderPage } from '@/tests/setup/render';

vi.mock('next/navigation', () => ({
  usePathname: () => '/marketplace',
  useSearchParams: () => new URLSearchParams('type=other&cursor=before'),
}));

let comeNear: (() => void) | undefined;

class FakeObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe() {
    comeNear = () => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {
    comeNear = undefined;
  }
}

const list = (more: Partial<ListEnd> = {}): ListEnd => ({
  nextCursor: 'abc',
  hasMore: true,
  isLoadingMore: false,
  moreFailed: false,
  loadMore: vi.fn(),
  ...more,
});

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => vi.unstubAllGlobals());

test('at the end of the list there is no button', () => {
  renderPage(<LoadMore list={list({ hasMore: false })} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('after a failure, only the button loads more, not scrolling', async () => {
  const loadMore = vi.fn();
  const { user } = renderPage(<LoadMore list={list({ moreFailed: true, loadMore })} />);
  expect(comeNear).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(loadMore).toHaveBeenCalledOnce();
});

test('the next page is loaded near the end of the list, but not while a page is loading', () => {
  const loadMore = vi.fn();
  const { rerender } = renderPage(<LoadMore list={list({ loadMore })} />);
  comeNear?.();
  expect(loadMore).toHaveBeenCalledOnce();
  rerender(<LoadMore list={list({ isLoadingMore: true, loadMore })} />);
  expect(comeNear).toBeUndefined();
});

test('on a page with ?cursor=, the button is a link to the following rows, and a press loads them in place', async () => {
  const loadMore = vi.fn();
  const { user } = renderPage(<LoadMore isPaged list={list({ loadMore })} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/marketplace?type=other&cursor=abc');
  await user.click(link);
  expect(loadMore).toHaveBeenCalledOnce();
});
