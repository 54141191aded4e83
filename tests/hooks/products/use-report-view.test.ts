import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReportView } from '@/hooks/products/use-report-view';

const call = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/call', () => ({ call }));

const ID = '01890000-0000-7000-8000-000000000001';
const product = (more: object = {}) => ({ _id: ID, status: 'published', isMine: false, ...more });
const tell = (name: string, target: object, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** The visit of a document that has just been loaded. */
async function load(referrer = '') {
  vi.resetModules();
  tell('referrer', document, referrer);
  const { notePage, reportProductView } = await import('@/lib/client/visit');
  return { notePage, look: () => reportProductView(ID) };
}

const sent = () => call.mock.calls.map(([, { body }]) => body);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  call.mockReset().mockResolvedValue({ done: true });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'visibilityState');
});

describe('a product view is not reported', () => {
  it.each([
    ['for the owner of the product', product({ isMine: true })],
    ['for a draft', product({ status: 'draft' })],
    ['before the product is loaded', undefined],
  ])('%s', (_, given) => {
    renderHook(() => useReportView(given));
    vi.advanceTimersByTime(5_000);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('when the browser sets %s', async (name, value) => {
    tell(name, navigator, value);
    (await load()).look();
    vi.advanceTimersByTime(5_000);
    expect(sent()).toEqual([]);
  });

  it('until the page has been visible for a second', async () => {
    const { look } = await load();
    const leave = look();
    vi.advanceTimersByTime(900);
    leave();
    tell('visibilityState', document, 'hidden');
    look();
    vi.advanceTimersByTime(5_000);
    expect(sent()).toEqual([]);
    tell('visibilityState', document, 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(1_000);
    expect(sent()).toHaveLength(1);
  });
});

describe('a product view is reported', () => {
  it('for a published product', () => {
    renderHook(() => useReportView(product()));
    vi.advanceTimersByTime(1_000);
    expect(sent()).toEqual([{ productId: ID, host: undefined, surface: undefined }]);
  });

  it('once, with the host where the visit began and the page that led to the product', async () => {
    const { notePage, look } = await load('https://www.google.com/search?q=secret');
    notePage('/marketplace');
    notePage(`/products/${ID}`);
    for (let n = 0; n < 2; n++) {
      const leave = look();
      vi.advanceTimersByTime(1_000);
      leave();
    }
    expect(sent()).toEqual([{ productId: ID, host: 'www.google.com', surface: 'marketplace' }]);
  });

  it('with our own page that led to it from another tab, and without a host', async () => {
    const { notePage, look } = await load(`${window.location.origin}/users/1`);
    notePage(`/products/${ID}`);
    look();
    vi.advanceTimersByTime(1_000);
    expect(sent()).toEqual([{ productId: ID, host: undefined, surface: 'profile' }]);
  });

  it('with the first host of the visit, even after a page is loaded again', async () => {
    (await load('https://t.co/x')).notePage('/guest');
    const { notePage, look } = await load(`${window.location.origin}/guest`);
    notePage(`/products/${ID}`);
    look();
    vi.advanceTimersByTime(1_000);
    expect(sent()).toEqual([{ productId: ID, host: 't.co', surface: 'home' }]);
  });

  it.each(['', 'not a url', 'http://192.168.0.1/', 'http://intranet/'])(
    'without a host when the referrer is %j',
    async (referrer) => {
      const { notePage, look } = await load(referrer);
      notePage(`/products/${ID}`);
      look();
      vi.advanceTimersByTime(1_000);
      expect(sent()).toEqual([{ productId: ID, host: undefined, surface: undefined }]);
    },
  );
});
