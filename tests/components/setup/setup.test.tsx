import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanySetup } from '@/components/setup/company-setup';
import { ProfileSetup } from '@/components/setup/profile-setup';
import { reportEvent } from '@/lib/client/analytics';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  checkHandle,
  finishCompanySetup,
  finishProfileSetup,
  listCities,
  listCountries,
  listIndustries,
} from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import type { MyProfile } from '@/lib/contract/profiles';
import { renderPage } from '@/tests/setup/render';
import { dayField, typeDay } from '@/tests/setup/type-day';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));
vi.mock('@/lib/client/analytics', () => ({ reportEvent: vi.fn() }));
vi.mock('@/lib/client/session', () => ({ storeSession: vi.fn() }));

const PROFILE: MyProfile = {
  _id: '01900000-0000-7000-8000-000000000001',
  role: 'MEMBER',
  accountType: 'INDIVIDUAL',
  name: 'هدى الشامي',
  handle: 'huda',
  headline: '',
  bio: '',
  picture: null,
  dateOfBirth: null,
  gender: 'not_specified',
  industryId: null,
  country: null,
  city: null,
  socialLinks: [],
  companySize: null,
  foundedOn: null,
  tags: [],
};
const COMPANY: MyProfile = { ...PROFILE, accountType: 'COMPANY', name: 'مدار', handle: 'madar' };

const named = (_id: string, ar: string, en: string) => ({ _id, name: { ar, en } });
const calls = (endpoint: unknown) => vi.mocked(call).mock.calls.filter(([given]) => given === endpoint);
const button = (name: string) => screen.getByRole('button', { name });
const birth = () => screen.getByRole('group', { name: /تاريخ الميلاد/ });
const status = () => screen.getByText(/^الخطوة/);

type User = ReturnType<typeof renderPage>['user'];

async function choose(user: User, label: RegExp, typed: string, option: string) {
  await user.type(screen.getByRole('combobox', { name: label }), typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

async function passPersonal(user: User) {
  await typeDay(user, /تاريخ الميلاد/, '1995-04-02');
  await user.click(button('التالي'));
  await screen.findByText(/^الخطوة 2/);
}

async function passWork(user: User) {
  await choose(user, /المجال/, 'حاسوب', 'البرمجة والاستشارات الحاسوبية');
  await choose(user, /الدولة/, 'سعوديه', 'المملكة العربية السعودية');
  await choose(user, /المدينة/, 'الري', 'الرياض');
  await user.click(button('التالي'));
  await screen.findByText(/^الخطوة 3/);
}

beforeEach(() => {
  window.localStorage.clear();
  for (const mock of [call, leaveFor, reportEvent]) vi.mocked(mock).mockReset();
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === listCountries)
      return {
        data: [named('SA', 'المملكة العربية السعودية', 'Saudi Arabia'), named('EG', 'مصر', 'Egypt')],
      } as never;
    if (endpoint === listIndustries)
      return {
        data: [
          {
            ...named('62', 'البرمجة والاستشارات الحاسوبية', 'Computer programming'),
            section: named('J', 'المعلومات والاتصالات', 'Information'),
          },
        ],
      } as never;
    if (endpoint === listCities) return { data: [named('108410', 'الرياض', 'Riyadh')] } as never;
    if (endpoint === checkHandle) return { handle: 'madar', available: true, reason: null } as never;
    return {} as never;
  });
});

describe('ProfileSetup', () => {
  it('does not go on without a date of birth, and moves the focus to it', async () => {
    const { user } = renderPage(<ProfileSetup profile={PROFILE} />);
    await dayField(/تاريخ الميلاد/);
    await user.click(button('التالي'));
    expect(await screen.findByText('هذا الحقل مطلوب')).toBeInTheDocument();
    await waitFor(() => expect(birth()).toContainElement(document.activeElement as HTMLElement));
    expect(status()).toHaveTextContent('الخطوة 1 من 3');
    expect(reportEvent).not.toHaveBeenCalled();
  });

  it.each([
    ['2020-01-01', /13 عامًا/],
    ['2090-01-01', /في المستقبل/],
  ])('says what is wrong with the date of birth %s', async (date, words) => {
    const { user } = renderPage(<ProfileSetup profile={PROFILE} />);
    await typeDay(user, /تاريخ الميلاد/, date);
    await user.click(button('التالي'));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('removes an error as soon as the field is corrected, before the focus leaves it', async () => {
    const { user } = renderPage(<ProfileSetup profile={PROFILE} />);
    await passPersonal(user);
    await user.click(button('التالي'));
    await waitFor(() => expect(screen.getAllByText('هذا الحقل مطلوب')).toHaveLength(3));
    await choose(user, /المجال/, 'حاسوب', 'البرمجة والاستشارات الحاسوبية');
    expect(screen.getByRole('combobox', { name: /المجال/ })).toHaveFocus();
    await waitFor(() => expect(screen.getAllByText('هذا الحقل مطلوب')).toHaveLength(2));
  });

  it.each([
    ['home, without a page that was wanted', undefined, '/'],
    ['home, where the page that was wanted is for creators', '/product/create', '/'],
    ['to the page that was wanted', '/posts/1', '/posts/1'],
  ])('a member who postpones the setup goes %s', (_, next, href) => {
    renderPage(<ProfileSetup profile={PROFILE} next={next} />);
    expect(screen.getByRole('link', { name: 'أكمل لاحقًا' })).toHaveAttribute('href', href);
  });

  it('refuses a link that runs a script; once it is corrected, finishes and opens the wanted page', async () => {
    const { user } = renderPage(<ProfileSetup profile={PROFILE} next="/product/create" />);
    await passPersonal(user);
    await passWork(user);
    await user.click(button('إضافة رابط'));
    await waitFor(() => expect(screen.getByLabelText('الرابط 1')).toHaveFocus());
    await user.type(screen.getByLabelText('الرابط 1'), 'javascript:alert(1)');
    await user.click(button('إنهاء الإعداد'));
    expect(await screen.findByText(/الرابط كاملًا، مثل https/)).toBeInTheDocument();
    expect(calls(finishProfileSetup)).toHaveLength(0);
    await user.clear(screen.getByLabelText('الرابط 1'));
    await user.type(screen.getByLabelText('الرابط 1'), 'x.com/huda{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/product/create'));
    expect(calls(finishProfileSetup)).toHaveLength(1);
  });

  it('leaves the focus where the member puts it as soon as a step is shown', async () => {
    const { user } = renderPage(<ProfileSetup profile={PROFILE} />);
    await passPersonal(user);
    const links = document.querySelector('[aria-labelledby=step-links]') as HTMLElement;
    const shown = new MutationObserver(() => within(links).getByText('إضافة رابط').focus());
    shown.observe(links, { attributes: true, attributeFilter: ['hidden'] });
    await passWork(user);
    // A late focus would come with the next frame.
    await new Promise(requestAnimationFrame);
    shown.disconnect();
    expect(button('إضافة رابط')).toHaveFocus();
  });

  it('sends the answers, reports the step and leads to the creator dashboard', async () => {
    const { user } = renderPage(<ProfileSetup profile={PROFILE} />);
    await passPersonal(user);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'العمل والمكان' })).toHaveFocus());
    await passWork(user);
    await user.click(button('إضافة رابط'));
    await user.type(await screen.findByLabelText('الرابط 1'), 'x.com/huda');
    await user.click(button('إنهاء الإعداد'));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/creator/dashboard'));
    expect(calls(finishProfileSetup)[0]?.[1]).toEqual({
      body: {
        profilePicId: null,
        dateOfBirth: '1995-04-02',
        gender: 'not_specified',
        industryId: '62',
        country: 'SA',
        city: { _id: '108410' },
        socialLinks: [{ url: 'https://x.com/huda', label: '' }],
      },
    });
    expect(reportEvent).toHaveBeenCalledWith('profile_setup_personal_info');
    expect(window.localStorage.length).toBe(0);
  });

  it('accepts a city that is not in the list, and clears it when the country changes', async () => {
    const { user } = renderPage(<ProfileSetup profile={PROFILE} />);
    await passPersonal(user);
    const city = screen.getByRole('combobox', { name: /المدينة/ });
    expect(city).toBeDisabled();
    await choose(user, /الدولة/, 'مصر', 'مصر');
    await user.type(city, 'العبور الجديدة');
    await user.tab();
    expect(city).toHaveValue('العبور الجديدة');
    await user.clear(screen.getByRole('combobox', { name: /الدولة/ }));
    await choose(user, /الدولة/, 'سعود', 'المملكة العربية السعودية');
    await waitFor(() => expect(city).toHaveValue(''));
  });

  it('resumes where the member left it, but starts over for another member', async () => {
    const first = renderPage(<ProfileSetup profile={PROFILE} />);
    await passPersonal(first.user);
    first.unmount();
    const second = renderPage(<ProfileSetup profile={PROFILE} />);
    expect(await screen.findByText(/^الخطوة 2/)).toHaveTextContent('عدنا بك إلى حيث توقفت');
    await second.user.click(button('السابق'));
    expect(birth()).toHaveTextContent(/2.أبريل.1995/);
    second.unmount();
    renderPage(<ProfileSetup profile={{ ...PROFILE, _id: '01900000-0000-7000-8000-000000000002' }} />);
    expect(status()).toHaveTextContent('الخطوة 1 من 3');
    expect(birth()).toHaveTextContent(/يوم.شهر.سنة/);
  });
});

describe('CompanySetup', () => {
  it('asks for the required company fields before it goes on', async () => {
    const { user } = renderPage(<CompanySetup profile={COMPANY} />);
    await user.clear(screen.getByLabelText(/اسم الشركة/));
    await user.click(button('التالي'));
    await waitFor(() => expect(screen.getAllByText('هذا الحقل مطلوب')).toHaveLength(3));
    expect(screen.getByLabelText(/اسم الشركة/)).toHaveFocus();
  });

  it('opens the step of the field that the server refused', async () => {
    const { user } = renderPage(<CompanySetup profile={{ ...COMPANY, ...FINISHED }} />);
    vi.mocked(call).mockImplementation(async (endpoint) => {
      if (endpoint !== finishCompanySetup) return { data: [] } as never;
      throw new ApiError({
        status: 409,
        code: 'handle_taken',
        detail: 'هذا المعرّف لغيرك',
        errors: { handle: 'validation:handleTaken' },
      });
    });
    for (const step of [2, 3]) {
      await user.click(button('التالي'));
      await screen.findByText(new RegExp(`^الخطوة ${step}`));
    }
    await user.click(button('إنهاء الإعداد'));
    expect(await screen.findByText(/^الخطوة 1/)).toBeInTheDocument();
    expect(within(screen.getByRole('alert')).getByText('هذا المعرّف لغيرك')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/المعرّف/)).toHaveFocus());
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

const FINISHED: Partial<MyProfile> = {
  headline: 'استوديو ألعاب',
  bio: 'نصنع ألعابًا عربية.',
  companySize: '11-50',
  foundedOn: '2015-03-20',
  industryId: '62',
  tags: ['ألعاب'],
  country: 'SA',
  city: { _id: '108410', name: 'الرياض' },
};
