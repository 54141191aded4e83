import { act, screen } from '@testing-library/react';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionSync } from '@/components/session/session-sync';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import { readDraft, writeDraft } from '@/lib/client/drafts';
import { getCertificatePdf, putReaction } from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';
import { reloadPage } from '@/lib/client/navigate';
import { authHttp } from '@/lib/client/next-auth';
import { markOwnAccount } from '@/lib/client/other-account';
import { storeToken } from '@/lib/client/token';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/navigate', () => ({ reloadPage: vi.fn(), leaveFor: vi.fn() }));

const sessionOf = (id: string) => JSON.stringify({ user: { _id: id, name: 'سارة' } });
const inOtherTab = (change: StorageEventInit) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
const cover = () => screen.queryByRole('dialog', { name: 'تغيّر الحساب في هذا المتصفح' });
const findCover = () => screen.findByRole('dialog', { name: 'تغيّر الحساب في هذا المتصفح' });

const { adapter } = http.defaults;
let sent: InternalAxiosRequestConfig[] = [];

/** Lets the API answer every call, and notes the calls. */
function answerWith(status: number, data: unknown): void {
  sent = [];
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    sent.push(config);
    const response = { data, status, statusText: '', headers: {}, config } as AxiosResponse;
    if (status < 400) return response;
    throw new AxiosError('refused', undefined, config, undefined, response);
  };
}

beforeEach(() => {
  markOwnAccount();
  vi.mocked(reloadPage).mockClear();
  vi.spyOn(authHttp, 'get').mockRejectedValue(new Error('401'));
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  window.localStorage.clear();
  window.sessionStorage.clear();
  storeToken('token');
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

describe('a page stays as it is', () => {
  it('when its member’s session is kept again, or another value is stored', () => {
    renderPage(<SessionSync userId="one" />);
    inOtherTab({ key: 'session', oldValue: sessionOf('one'), newValue: sessionOf('one') });
    inOtherTab({ key: 'token', oldValue: 'a', newValue: 'b' });
    expect(cover()).toBeNull();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('when the browser shows it again and its member is still signed in', () => {
    renderPage(<SessionSync userId="one" />);
    window.localStorage.setItem('session', sessionOf('one'));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(cover()).toBeNull();
  });

  it('when a call is refused for another reason', async () => {
    renderPage(<SessionSync userId="one" />);
    answerWith(409, { code: 'conflict', status: 409 });
    const refused = call(putReaction, { params: { id: 'p' }, body: { name: 'love' } });
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    expect(cover()).toBeNull();
  });
});

describe('a page covers itself and loads again', () => {
  it.each([
    ['another tab signs its member out', 'one', { key: null }],
    [
      'somebody else signs in',
      'one',
      { key: 'session', oldValue: sessionOf('one'), newValue: sessionOf('two') },
    ],
    ['a guest signs in elsewhere', null, { key: 'session', oldValue: null, newValue: sessionOf('two') }],
  ])('when %s', async (_, userId, change) => {
    renderPage(<SessionSync userId={userId} />);
    inOtherTab(change);
    expect(await findCover()).toBeVisible();
    expect(screen.getByText('نعيد تحميل الصفحة، ومسودتك محفوظة.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'أعد التحميل' })).toBeVisible();
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('when the browser shows it again after the account has changed', async () => {
    renderPage(<SessionSync userId="one" />);
    window.localStorage.setItem('session', sessionOf('two'));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await findCover()).toBeVisible();
  });

  const problem = { code: 'other_account', status: 409, detail: 'تغيّر الحساب' };
  it.each([
    ['a call', problem, () => call(putReaction, { params: { id: 'p' }, body: { name: 'love' } })],
    [
      'a download',
      new Blob([JSON.stringify(problem)]),
      () => downloadFile(getCertificatePdf, { params: { id: '1' }, query: { lang: 'ar' } }, 'a.pdf'),
    ],
  ])('when %s is refused for another account', async (_, data, ask) => {
    renderPage(<SessionSync userId="one" />);
    answerWith(409, data);
    await act(() => expect(ask()).rejects.toMatchObject({ code: 'other_account' }));
    expect(await findCover()).toBeVisible();
  });
});

describe('calls', () => {
  it.each([
    ['a member', 'one', 'one'],
    ['a visitor', null, undefined],
  ])('of a page made for %s name its account', async (_, userId, named) => {
    answerWith(200, { payload: {} });
    renderPage(<SessionSync userId={userId} />);
    await call(putReaction, { params: { id: 'p' }, body: { name: 'love' } });
    expect(sent[0]?.headers.get('x-account')).toEqual(named);
  });
});

describe('what was typed', () => {
  it('stays in the tab under its account when another has signed in, and returns only to it', () => {
    const { unmount } = renderPage(<SessionSync userId="one" />);
    expect(writeDraft('draft', 'كلام')).toBe(true);
    // The other tab's logout.
    window.localStorage.clear();
    inOtherTab({ key: null });
    writeDraft('draft', 'كلام وزيادة');
    expect(window.localStorage.length).toBe(0);
    unmount();

    const other = renderPage(<SessionSync userId="two" />);
    expect(readDraft('draft')).toBeNull();
    writeDraft('draft', 'كلام غيره');
    window.localStorage.clear();
    other.unmount();

    renderPage(<SessionSync userId="one" />);
    expect(readDraft('draft')).toBe('كلام وزيادة');
    writeDraft('draft', null);
    expect(readDraft('draft')).toBeNull();
  });
});
