import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportEvent } from '@/lib/client/analytics';
import { call } from '@/lib/client/call';
import { CALL_EVENTS } from '@/lib/client/call-events';
import { addCartLine } from '@/lib/client/endpoints.gen';
import { dropExpected, expectEvent, reportExpected } from '@/lib/client/expected-events';
import { http } from '@/lib/client/http';
import { ENDPOINTS } from '@/lib/contract';
import { EVENT_NAMES } from '@/lib/contract/events';

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>();
const PRODUCT = { body: { productId: '01890000-0000-7000-8000-000000000001' } };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sendBeacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true, writable: true });
});
afterEach(() => {
  // Events that a test left unsent do not belong to the next one.
  if (vi.isFakeTimers()) vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
});

/** The events sent after the wait, name by name. */
async function sent(): Promise<string[]> {
  vi.runAllTimers();
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, body]) => textOf(body)));
  return bodies.flatMap((body) =>
    (JSON.parse(body) as { events: { name: string }[] }).events.map(({ name }) => name),
  );
}

/** jsdom's Blob can only be read through a FileReader. */
function textOf(blob: Blob): Promise<string> {
  vi.useRealTimers();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

describe('events', () => {
  it('are collected and sent as one beacon, with version 2 in its address', async () => {
    reportEvent('page_view');
    reportEvent('searched');
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(await sent()).toEqual(['page_view', 'searched']);
    expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(['/api/analytics/events?version=2']);
  });

  it('are sent at once when the page is hidden, and never twice', () => {
    reportEvent('page_view');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.runAllTimers();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('are sent at once when the page is left for another', () => {
    reportEvent('registered');
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('are not sent when the browser says %s', (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    reportEvent('page_view');
    vi.runAllTimers();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it.each([
    ['takes sendBeacon away', undefined],
    [
      'makes it fail',
      () => {
        throw new TypeError('blocked');
      },
    ],
  ])('that a blocker stops, because it %s, stop nothing else', (_, blocked) => {
    Object.defineProperty(navigator, 'sendBeacon', { value: blocked, configurable: true });
    reportEvent('page_view');
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});

describe('a call', () => {
  it('reports its event after it succeeded, and only once', async () => {
    vi.spyOn(http, 'request').mockResolvedValue({ data: { payload: { count: 1 } } });
    expect(await call(addCartLine, PRODUCT)).toEqual({ count: 1 });
    expect(await sent()).toEqual(['added_to_cart']);
  });

  it('that was refused reports nothing', async () => {
    vi.spyOn(http, 'request').mockRejectedValue(new Error('no network'));
    await expect(call(addCartLine, PRODUCT)).rejects.toThrow();
    vi.runAllTimers();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('succeeds even if its event cannot be sent', async () => {
    vi.spyOn(http, 'request').mockResolvedValue({ data: { payload: { count: 1 } } });
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
    expect(await call(addCartLine, PRODUCT)).toEqual({ count: 1 });
  });

  it('that reports an event exists in the API', () => {
    const ids = new Set(ENDPOINTS.map(({ id }) => id));
    expect(Object.keys(CALL_EVENTS).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.values(CALL_EVENTS).filter((name) => !name || !EVENT_NAMES.includes(name))).toEqual([]);
  });
});

describe('an event whose success shows on a later page', () => {
  it('is reported once, and only if the action began in this browser', async () => {
    expectEvent('paid', 'order-1');
    reportExpected('paid', 'order-2');
    reportExpected('paid', 'order-1');
    reportExpected('paid', 'order-1');
    expect(await sent()).toEqual(['paid']);
  });

  it('is not reported after the action failed', () => {
    expectEvent('signed_in_with_google');
    dropExpected('signed_in_with_google');
    reportExpected('signed_in_with_google');
    vi.runAllTimers();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('is not counted when storage is blocked, and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => {
      expectEvent('paid', 'order-1');
      reportExpected('paid', 'order-1');
    }).not.toThrow();
  });
});
