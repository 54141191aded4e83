import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeAgo } from '@/components/ui/time-ago';
import { MINUTE } from '@/lib/shared/time';
import { renderPage } from '@/tests/setup/render';

const NOW = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

test('a time is short on screen, and written out in its title and for screen readers', () => {
  const { container } = renderPage(<TimeAgo time="2026-11-21T10:00:00Z" />);
  const time = container.querySelector('time');
  expect(time).toHaveAttribute('datetime', '2026-11-21T10:00:00Z');
  expect(time?.title).toContain('قبل ساعتين');
  expect(time?.querySelector('[aria-hidden]')).toHaveTextContent('2 س');
  expect(time).toHaveTextContent('قبل ساعتين');
});

test('in English, times use the short forms of the specification', () => {
  const times = ['11:59:30', '11:55:00', '07:00:00'].map((clock) => `2026-11-21T${clock}Z`);
  times.push('2026-11-18T12:00:00Z', '2026-11-01T12:00:00Z');
  const { container } = renderPage(
    times.map((time) => <TimeAgo key={time} time={time} />),
    { locale: 'en' },
  );
  const shown = [...container.querySelectorAll('time [aria-hidden]')].map((node) => node.textContent);
  expect(shown).toEqual(['Just now', '5m', '5h', '3d', '2w']);
});

test('a time on the screen updates by itself', () => {
  const { container } = renderPage(<TimeAgo time="2026-11-21T11:59:30Z" />, { locale: 'en' });
  act(() => vi.advanceTimersByTime(2 * MINUTE));
  expect(container.querySelector('time [aria-hidden]')).toHaveTextContent('2m');
});
