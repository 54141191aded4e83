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
  'the account is told the zone of the browser when it has %s',
  (known) => {
    renderHook(() => useReportTimeZone(known === 'none' ? null : known));
    expect(call).toHaveBeenCalledExactlyOnceWith(updateMe, { body: { timeZone: here } });
  },
);

it('the account is told nothing that it knows, or where the page does not say what it knows', () => {
  renderHook(() => useReportTimeZone(here));
  renderHook(() => useReportTimeZone(undefined));
  expect(call).not.toHaveBeenCalled();
});

it('an account that cannot be told is no error', async () => {
  vi.mocked(call).mockRejectedValue(new Error('no network'));
  renderHook(() => useReportTimeZone(null));
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
});
