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
  'the browser’s zone is reported to an account with %s, and is the account’s from then on',
  async (text) => {
    const known = text === 'none' ? null : text;
    const { result } = renderHook(() => useReportTimeZone(known));
    expect(result.current).toBe(known);
    expect(call).toHaveBeenCalledExactlyOnceWith(updateMe, { body: { timeZone: here } });
    await vi.waitFor(() => expect(result.current).toBe(here));
  },
);

it('nothing is reported when the account has the zone, or the page does not say which one it has', () => {
  renderHook(() => useReportTimeZone(here));
  renderHook(() => useReportTimeZone(undefined));
  expect(call).not.toHaveBeenCalled();
});

it('a failed report is not an error', async () => {
  vi.mocked(call).mockRejectedValue(new Error('no network'));
  const { result } = renderHook(() => useReportTimeZone('Pacific/Kiritimati'));
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(result.current).toBe('Pacific/Kiritimati');
});
