import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from '@/components/layout/search-box';
import { call } from '@/lib/client/call';
import { rememberSearch } from '@/lib/client/recent-searches';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
const push = vi.fn();
vi.mock('next/navigation', async (real) => ({
  ...(await real<object>()),
  useRouter: () => ({ push, replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

const SARA = {
  _id: '0199a55a-6d5b-72e3-af7e-337f24b066c3',
  name: 'سارة العتيبي',
  handle: 'sara',
  profilePic: null,
};
const GUIDE = { _id: '0199a55a-6d5b-72e3-af7e-337f24b066c4', title: 'دليل سارة' };

beforeEach(() => {
  push.mockClear();
  window.localStorage.clear();
  vi.mocked(call).mockResolvedValue({ users: [SARA], products: [GUIDE], tags: ['سارة_ترسم'] } as never);
});

const show = () => {
  const view = renderPage(<SearchBox />);
  return { ...view, field: screen.getByRole('combobox', { name: 'البحث' }) };
};
const names = () => screen.getAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);

describe('nothing is suggested', () => {
  it('in an empty field where nothing was searched for, nor for one letter', async () => {
    const { user, field } = show();
    await user.type(field, 'س');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(call).not.toHaveBeenCalled();
  });

  it('after Escape, and the words stay', async () => {
    const { user, field } = show();
    await user.type(field, 'سار');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field).toHaveValue('سار');
  });
});

it('what begins so is chosen with the arrows and opened by Enter', async () => {
  const { user, field } = show();
  await user.type(field, 'سار');
  await waitFor(() => expect(names()).toEqual(['#سارة_ترسم', 'سارة العتيبي', 'دليل سارة']));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveFocus();
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('سارة العتيبي');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{Enter}');
  expect(push.mock.calls).toEqual([[`/users/${SARA._id}`]]);
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('Enter without a chosen suggestion searches for what is typed, and keeps it among the recent ones', async () => {
  const { user, field } = show();
  await user.type(field, 'سار');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(push.mock.calls).toEqual([[`/search?q=${encodeURIComponent('سار')}`]]);
  await user.clear(field);
  await waitFor(() => expect(names()).toEqual(['سار']));
});

it('recent searches are shown in an empty field, the newest first, until they are cleared', async () => {
  rememberSearch('خط');
  rememberSearch('قهوة');
  rememberSearch('خط');
  const { user, field } = show();
  await user.click(field);
  const list = await screen.findByRole('listbox', { name: 'عمليات بحث سابقة' });
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['خط', 'قهوة']);
  await user.click(screen.getByRole('button', { name: 'امسحها' }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(window.localStorage.getItem('recent-searches')).toBeNull();
});
