import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemberShell } from '@/components/layout/member-shell';
import { NotificationsDrawer } from '@/components/layout/notifications-drawer';
import { type Viewer, ViewerProvider } from '@/components/layout/viewer-context';
import type { Locale } from '@/lib/i18n/locales';
import { renderPage } from '@/tests/setup/render';

const page = vi.hoisted(() => ({ pathname: '/', push: vi.fn() }));
vi.mock('next/navigation', () => ({
  usePathname: () => page.pathname,
  useRouter: () => ({ push: page.push }),
  useSearchParams: () => new URLSearchParams(),
}));

const sara = { _id: 'u1', name: 'سارة العتيبي', handle: 'sara', bio: 'مصممة واجهات', profilePic: null };

function show(
  role: 'MEMBER' | 'CREATOR' | 'ADMIN' = 'MEMBER',
  options: { locale?: Locale; onLogout?: () => Promise<void>; accountType?: 'INDIVIDUAL' | 'COMPANY' } = {},
) {
  const viewer: NonNullable<Viewer> = { ...sara, role, accountType: options.accountType };
  return renderPage(
    <ViewerProvider viewer={viewer}>
      <MemberShell
        viewer={viewer}
        unreadCount={3}
        cartCount={2}
        onLogout={options.onLogout ?? (async () => {})}
        renderNotifications={(panel) => <NotificationsDrawer {...panel} rows={[]} onOpenRow={() => {}} />}
      >
        <h1>صفحة</h1>
      </MemberShell>
    </ViewerProvider>,
    { locale: options.locale ?? 'en' },
  );
}

beforeEach(() => {
  page.pathname = '/';
  page.push.mockClear();
});

test.each(['MEMBER', 'ADMIN'] as const)('%s is not offered to create products', (role) => {
  show(role);
  expect(screen.queryByRole('link', { name: 'Create Product' })).not.toBeInTheDocument();
});

test.each(['/product/create', '/product/1/edit'])(
  'a creator is not offered to create products on %s',
  (pathname) => {
    page.pathname = pathname;
    show('CREATOR');
    expect(screen.queryByRole('link', { name: 'Create Product' })).not.toBeInTheDocument();
  },
);

test('a creator is offered to create products on other pages', () => {
  show('CREATOR');
  expect(screen.getByRole('link', { name: 'Create Product' })).toHaveAttribute('href', '/product/create');
});

test('the logo, home, explore and the cart are links, and badge counts are part of the names', () => {
  show();
  const bar = screen.getByRole('banner');
  expect(within(bar).getByRole('link', { name: 'Qeema' })).toHaveAttribute('href', '/');
  expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(within(bar).getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/explore');
  expect(within(bar).getByRole('link', { name: 'Cart, items: 2' })).toHaveAttribute('href', '/cart');
  expect(within(bar).getByRole('button', { name: 'Notifications, new: 3' })).toHaveTextContent('3');
});

test('Enter in the search box opens the search page, and does nothing when only spaces are typed', async () => {
  const { user } = show();
  const box = within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search' });
  expect(box).toHaveAttribute('dir', 'auto');
  await user.type(box, '   {Enter}');
  expect(page.push).not.toHaveBeenCalled();
  await user.type(box, 'تصميم{Enter}');
  expect(page.push).toHaveBeenCalledWith(`/search?q=${encodeURIComponent('تصميم')}`);
});

test('the account menu shows the initial, name and bio, and links to the profile', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  const person = await screen.findByRole('menuitem', { name: /سارة العتيبي/ });
  expect(person).toHaveAttribute('href', '/users/u1');
  expect(person).toHaveTextContent('مصممة واجهات');
  expect(person).toHaveTextContent('س');
});

test('logging out asks first, in the specification’s words, and Cancel does not log out', async () => {
  const onLogout = vi.fn(async () => {});
  const { user } = show('MEMBER', { onLogout });
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onLogout).not.toHaveBeenCalled();
});

test('a logout that fails says why instead of leaving', async () => {
  const onLogout = vi.fn(() => Promise.reject(new Error('تعذّر تسجيل الخروج.')));
  const { user } = show('MEMBER', { onLogout });
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر تسجيل الخروج.');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
});

test('a creator’s drawer has search, its five links and Logout', async () => {
  const { user } = show('CREATOR');
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  expect(within(drawer).getByRole('combobox')).toBeInTheDocument();
  const links = { 'Saved Posts': '/saved-posts', 'Purchased Posts': '/purchased-posts', Finance: '/finance' };
  for (const [name, href] of Object.entries({
    ...links,
    Settings: '/settings/main',
    'Create Product': '/product/create',
  })) {
    expect(within(drawer).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await user.click(within(drawer).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('alertdialog', { name: /logout/ })).toBeInTheDocument();
});

test('search, the main places and the drawer are in the bottom bar, and the present place is marked', async () => {
  page.pathname = '/purchased-posts';
  const { user } = show();
  const bottom = screen.getByRole('navigation', { name: 'Bottom bar' });
  const places = { Home: '/', Market: '/marketplace', Search: '/search', Purchased: '/purchased-posts' };
  for (const [name, href] of Object.entries(places)) {
    expect(within(bottom).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(within(bottom).getAllByRole('link', { current: 'page' })).toEqual([
    within(bottom).getByRole('link', { name: 'Purchased' }),
  ]);
  await user.click(within(bottom).getByRole('button', { name: 'Open the menu' }));
  expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeInTheDocument();
});

test.each([
  ['MEMBER', 'INDIVIDUAL', '/creator/profile-setup'],
  ['MEMBER', 'COMPANY', '/creator/company-setup'],
  ['CREATOR', 'INDIVIDUAL', null],
  ['ADMIN', 'INDIVIDUAL', null],
] as const)(
  'what the drawer and the account menu offer %s of type %s to become a creator',
  async (role, accountType, href) => {
    const { user } = show(role, { accountType });
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await screen.findByRole('menu');
    const inMenu = screen.queryByRole('menuitem', { name: 'Become a creator' });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    const inDrawer = within(drawer).queryByRole('link', { name: 'Become a creator' });
    expect([inMenu?.getAttribute('href') ?? null, inDrawer?.getAttribute('href') ?? null]).toEqual([
      href,
      href,
    ]);
  },
);

test('the empty notifications panel shows the exact words of the specification', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Notifications, new: 3' }));
  const panel = screen.getByRole('dialog', { name: 'Notifications' });
  expect(panel).toHaveTextContent('No Notifications Yet');
  expect(panel).toHaveTextContent('You have no notifications right now come back later.');
});

test('in Arabic, the create link, the account menu and the logout question are Arabic', async () => {
  const { user } = show('CREATOR', { locale: 'ar' });
  expect(screen.getByRole('link', { name: 'أنشئ منتجًا' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'قائمة الحساب' }));
  await user.click(await screen.findByRole('menuitem', { name: 'تسجيل الخروج' }));
  expect(await screen.findByRole('alertdialog', { name: 'هل تريد تسجيل الخروج؟' })).toBeInTheDocument();
});
