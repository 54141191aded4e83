import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotificationsDrawer } from '@/components/layout/notifications-drawer';
import { DRAWER_SIDE } from '@/components/layout/sides';
import { isolate } from '@/lib/shared/arabic';
import { renderPage } from '@/tests/setup/render';

const row = {
  _id: 'n1',
  isRead: false,
  from: { _id: 'u2', name: 'سارة (Dev) 3!', profilePic: null },
  others: [],
  message: `على منشورك تعليق جديد من ${isolate('سارة (Dev) 3!')}`,
  createdAt: '2026-11-21T10:00:00Z',
};
const base = { open: true, onClose: vi.fn(), onOpenRow: vi.fn() };

test('the navigation and notifications drawers open on opposite sides', () => {
  expect(DRAWER_SIDE).toEqual({ navigation: 'left', notifications: 'right' });
});

test('a failed load shows why and offers a retry', async () => {
  const onRetry = vi.fn();
  const { user } = renderPage(
    <NotificationsDrawer {...base} rows={undefined} error="لا اتصال" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('لا اتصال');
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while the first page loads, the drawer shows that it is busy', () => {
  renderPage(<NotificationsDrawer {...base} rows={undefined} />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});

test('a row shows the sender and whether it is unread, and opens when clicked', async () => {
  const onOpenRow = vi.fn();
  const { user } = renderPage(
    <NotificationsDrawer
      {...base}
      rows={[row, { ...row, _id: 'n2', isRead: true, from: null, message: 'رسالة من فريق قيمة' }]}
      onOpenRow={onOpenRow}
    />,
  );
  const [unread, read] = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button') as HTMLElement);
  expect(unread).toHaveTextContent('غير مقروء');
  expect(read).not.toHaveTextContent('غير مقروء');
  expect(screen.getByText('سارة (Dev) 3!').tagName).toBe('BDI');
  await user.click(unread as HTMLElement);
  expect(onOpenRow).toHaveBeenCalledWith(row);
});

test('a row of several people shows two of them, and its names and quoted words are isolated in one sentence', () => {
  const other = { _id: 'u3', name: 'Omar', profilePic: null };
  const message = `على منشورك تعليقان من ${isolate(row.from.name)}: «${isolate('Hello there')}»`;
  renderPage(<NotificationsDrawer {...base} rows={[{ ...row, others: [other], message }]} />);
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('على منشورك تعليقان من سارة (Dev) 3!: «Hello there»');
  expect(screen.getByText('Hello there').tagName).toBe('BDI');
  expect(screen.getByText(row.from.name)).toHaveClass(/name/);
  expect(screen.getByText('Hello there')).not.toHaveClass(/name/);
  expect(item.textContent).toMatch(/^غير مقروءOس/);
});
