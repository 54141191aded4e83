import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AdminNav } from '@/components/admin/admin-nav';
import { ADMIN_PAGES } from '@/components/admin/admin-pages';
import { Overview } from '@/components/admin/overview';
import { call } from '@/lib/client/call';
import { renderPage } from '@/tests/setup/render';

const page = vi.hoisted(() => ({ pathname: '/admin' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.pathname }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const wait = (pages: Record<string, number>) => vi.mocked(call).mockResolvedValue({ pages } as never);
const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the first page begins with what waits, and lists every page once by area', async () => {
  wait({ refunds: 3 });
  renderPage(<Overview />, { locale: 'en' });
  const due = await screen.findByRole('region', { name: 'Waiting for you now' });
  expect(within(due).getByRole('link')).toHaveAccessibleName(/^Refunds.*3 things/);
  const areas = screen.getAllByRole('region').filter((region) => region !== due);
  expect(screen.getAllByRole('region')[0]).toBe(due);
  const hrefs = areas.flatMap((area) =>
    within(area)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect([hrefs.length, new Set(hrefs).size]).toEqual([ADMIN_PAGES.length, ADMIN_PAGES.length]);
});

test('where nothing waits, the first page says so', async () => {
  wait({});
  renderPage(<Overview />, { locale: 'en' });
  expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
});

test('above the other pages stands what waits; the list of all marks the present one and closes on Escape', async () => {
  page.pathname = '/admin/payouts/1';
  wait({ payouts: 2 });
  const { user } = renderPage(<AdminNav />, { locale: 'en' });
  const [first] = screen.getAllByRole('list');
  await screen.findAllByText('2');
  expect(titles(first as HTMLElement)[1]).toMatch(/^Payouts/);
  await user.click(screen.getByText('All pages'));
  const here = within(screen.getByRole('region', { name: 'Money out' })).getByRole('link', {
    current: 'page',
  });
  expect(here).toHaveAttribute('href', '/admin/payouts');
  here.focus();
  await user.keyboard('{Escape}');
  expect(screen.getByText('All pages').closest('details')).not.toHaveAttribute('open');
});
