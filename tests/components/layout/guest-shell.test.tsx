import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GuestShell } from '@/components/layout/guest-shell';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { renderPage } from '@/tests/setup/render';

vi.mock('next/navigation', () => ({
  usePathname: () => '/posts/1',
  useSelectedLayoutSegment: () => 'posts',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

function show() {
  return renderPage(
    <ViewerProvider viewer={null}>
      <GuestShell>صفحة</GuestShell>
    </ViewerProvider>,
    { locale: 'en' },
  );
}

test('the links to sign in and to join lead back to the page', () => {
  show();
  const bar = screen.getByRole('banner');
  expect(within(bar).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fposts%2F1',
  );
  expect(within(bar).getByRole('link', { name: 'Join Now' })).toHaveAttribute(
    'href',
    '/auth/register?callbackUrl=%2Fposts%2F1',
  );
});

test('the guest’s menu has no Logout and no Finance', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Navigation' });
  expect(within(drawer).queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  expect(within(drawer).queryByRole('link', { name: 'Finance' })).not.toBeInTheDocument();
});

test('the page links to About, the privacy policy and the terms', () => {
  show();
  for (const name of ['About', 'Privacy Policy', 'Terms and Conditions']) {
    expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
  }
});
