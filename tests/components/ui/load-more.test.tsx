import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadMore } from '@/components/ui/load-more';
import { renderPage } from '@/tests/setup/render';

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

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => vi.unstubAllGlobals());

test('at the end there is nothing to press', () => {
  renderPage(<LoadMore hasMore={false} loading={false} onLoadMore={vi.fn()} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('after a failure, scrolling asks no more; the button does', async () => {
  const onLoadMore = vi.fn();
  const { user } = renderPage(<LoadMore hasMore loading={false} failed onLoadMore={onLoadMore} />);
  expect(comeNear).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('asks when the end comes near, but not while a page is on its way', () => {
  const onLoadMore = vi.fn();
  const { rerender } = renderPage(<LoadMore hasMore loading={false} onLoadMore={onLoadMore} />);
  comeNear?.();
  expect(onLoadMore).toHaveBeenCalledOnce();
  rerender(<LoadMore hasMore loading onLoadMore={onLoadMore} />);
  expect(comeNear).toBeUndefined();
});
