import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MentionField } from '@/components/rich-text/mention-field';
import * as client from '@/lib/client/call';
import { renderPage } from '@/tests/setup/render';

const person = (name: string, handle: string) => ({
  _id: handle,
  name,
  handle,
  headline: '',
  profilePic: null,
  role: 'MEMBER',
  accountType: 'INDIVIDUAL',
  bio: '',
  followersCount: 0,
  isFollowing: false,
  isMe: handle === 'me_myself',
  reason: null,
});
const PEOPLE = [person('سارة العتيبي', 'sara'), person('أنا', 'me_myself'), person('سالم', 'salem')];

function Form({ onKeyDown }: { onKeyDown?: () => void }) {
  const [text, setText] = useState('');
  return <MentionField aria-label="نص" value={text} onText={setText} onKeyDown={onKeyDown} />;
}

afterEach(() => vi.useRealTimers());

function show(onKeyDown?: () => void) {
  const asked = vi.spyOn(client, 'call').mockResolvedValue({ data: PEOPLE, nextCursor: null });
  const view = renderPage(<Form onKeyDown={onKeyDown} />);
  return { ...view, asked, field: screen.getByRole('textbox', { name: 'نص' }) as HTMLTextAreaElement };
}

it('the field suggests nobody for plain text or an e-mail address', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, field, asked } = show();
  await user.type(field, 'مرحبًا info@sa');
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('the field suggests other people for @ and the start of a name, and the keys choose one', async () => {
  const onKeyDown = vi.fn();
  const { user, field } = show(onKeyDown);
  await user.type(field, 'مع @سا');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => /@\w+/.exec(textContent)?.[0])).toEqual(['@sara', '@salem']);
  onKeyDown.mockClear();
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(field.value).toBe('مع @salem ');
  await waitFor(() => expect(field.selectionStart).toBe(field.value.length));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('Escape closes the suggestions, and a tap chooses a person without leaving the field', async () => {
  const { user, field } = show();
  await user.type(field, '@sa');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('r');
  await user.pointer({ keys: '[MouseLeft]', target: (await screen.findAllByRole('option'))[0] as Element });
  expect(field.value).toBe('@sara ');
  expect(field).toHaveFocus();
});
