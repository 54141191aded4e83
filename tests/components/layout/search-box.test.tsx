import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

describe('a suggestion is chosen no more', () => {
  it('when more is typed, though the list is still the one from before: Enter searches for what is typed', async () => {
    const { user, field } = show();
    await user.type(field, 'سار');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}ة');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await user.keyboard('{Enter}');
    expect(push.mock.calls).toEqual([[`/search?q=${encodeURIComponent('سارة')}`]]);
  });

  it('when a space is typed', async () => {
    const { user, field } = show();
    await user.type(field, 'سار');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown} ');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  it('when all is deleted: no recent search is chosen', async () => {
    rememberSearch('خط');
    const { user, field } = show();
    await user.type(field, 'سار');
    await waitFor(() => expect(names()).toHaveLength(3));
    await user.keyboard('{ArrowDown}');
    await user.clear(field);
    expect(names()).toEqual(['خط']);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  it('when the list that comes has it no more, and not another in its place', async () => {
    const { user, field } = show();
    await user.type(field, 'سار');
    await screen.findAllByRole('option');
    vi.mocked(call).mockResolvedValue({ users: [], products: [GUIDE], tags: ['سارة'] } as never);
    await user.keyboard('ة{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('سارة العتيبي');
    await waitFor(() => expect(names()).toEqual(['#سارة', 'دليل سارة']));
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });
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

describe('recent searches are cleared', () => {
  const open = async () => {
    rememberSearch('خط');
    const view = show();
    await view.user.click(view.field);
    return { ...view, clear: await screen.findByRole('button', { name: 'امسحها' }) };
  };

  it('by a click where a clicked button takes no focus (Safari)', async () => {
    const { field, clear } = await open();
    if (fireEvent.mouseDown(clear)) act(() => field.blur());
    expect(clear).toBeInTheDocument();
    fireEvent.click(clear);
    expect(window.localStorage.getItem('recent-searches')).toBeNull();
    expect(field).toHaveFocus();
  });

  it('by the keyboard, and the field has the focus again', async () => {
    const { user, field, clear } = await open();
    await user.tab();
    expect(clear).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(window.localStorage.getItem('recent-searches')).toBeNull();
    expect(field).toHaveFocus();
  });
});

it('a clicked suggestion opens, and the list closes', async () => {
  const { user, field } = show();
  await user.type(field, 'سار');
  const [, person] = await screen.findAllByRole('option');
  const onClick = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', onClick, { once: true });
  await user.click(person as HTMLElement);
  expect(onClick).toHaveBeenCalledOnce();
  expect(field).not.toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
});
