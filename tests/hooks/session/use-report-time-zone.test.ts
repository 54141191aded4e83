import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReportTimeZone } from '@/hooks/session/use-report-time-zone';
import { call } from '@/lib/client/call';
import { updateMe } from '@/lib/client/endpoints.gen';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({} as never);
});
afterEach(() => vi.mocked(call).mockReset());

it.each([['none'], ['Pacific/Kiritimati']])(
  'the browser’s zone is reported to an account with %s',
  (known) => {
    renderHook(() => useReportTimeZone(known === 'none' ? null : known));
    expect(call).toHaveBeenCalledExactlyOnceWith(updateMe, { body: { timeZone: here } });
  },
);

it('nothing is reported when the account has the zone, or the page does not say which one it has', () => {
  renderHook(() => useReportTimeZone(here));
  renderHook(() => useReportTimeZone(undefined));
  expect(call).not.toHaveBeenCalled();
});

it('a failed report is not an error', async () => {
  vi.mocked(call).mockRejectedValue(new Error('no network'));
  renderHook(() => useReportTimeZone(null));
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
});
