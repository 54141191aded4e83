import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewerProvider } from '@/components/layout/viewer-context';
import { ProfileSection } from '@/components/settings/profile-section';
import { call } from '@/lib/client/call';
import {
  checkHandle,
  getMe,
  getMyProfile,
  listCities,
  listCountries,
  listIndustries,
  updateMe,
} from '@/lib/client/endpoints.gen';
import type { MyProfile } from '@/lib/contract/profiles';
import { renderPage } from '@/tests/setup/render';
import { dayField, typeDay } from '@/tests/setup/type-day';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/session', () => ({ storeSession: vi.fn() }));

const PERSON: MyProfile = {
  _id: '01900000-0000-7000-8000-000000000001',
  role: 'MEMBER',
  accountType: 'INDIVIDUAL',
  name: 'هدى الشامي',
  handle: 'huda',
  headline: 'مترجمة',
  bio: '',
  picture: null,
  dateOfBirth: '1995-04-02',
  gender: 'female',
  industryId: null,
  country: null,
  city: null,
  socialLinks: [{ label: 'إكس', url: 'https://x.com/huda' }],
  companySize: null,
  foundedOn: null,
  tags: [],
};

let profile: MyProfile;
const sent = () => vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === updateMe);
const save = () => screen.getByRole('button', { name: 'حفظ التغييرات' });

const showAs = (viewer: MyProfile) =>
  renderPage(
    <ViewerProvider viewer={{ ...viewer, profilePic: null }}>
      <ProfileSection />
    </ViewerProvider>,
  );

beforeEach(() => {
  profile = PERSON;
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === getMyProfile) return profile as never;
    if (endpoint === getMe || endpoint === updateMe) return profile as never;
    if (endpoint === checkHandle) return { handle: 'huda', available: true, reason: null } as never;
    if ([listCities, listCountries, listIndustries].includes(endpoint as never)) return { data: [] } as never;
    return null as never;
  });
});

const part = (name: string) => screen.getByRole('button', { name });

describe('ProfileSection', () => {
  it('refuses digits as a name, an age under 13 and a script link under their fields, and sends nothing', async () => {
    const { user } = renderPage(<ProfileSection />);
    const name = await screen.findByLabelText(/الاسم الكامل/);
    await user.clear(name);
    await user.type(name, '٣٦٥');
    await user.click(part('التفاصيل'));
    await typeDay(user, /تاريخ الميلاد/, '2020-01-01');
    await user.click(part('الروابط'));
    await user.clear(screen.getByLabelText('الرابط 1'));
    await user.type(screen.getByLabelText('الرابط 1'), 'javascript:alert(1)');
    await user.click(save());
    await waitFor(() => expect(name).toHaveAccessibleDescription(/اكتب اسمًا/));
    await user.click(part('التفاصيل'));
    expect(await dayField(/تاريخ الميلاد/)).toHaveAccessibleDescription(/13 عامًا/);
    expect(screen.getByLabelText('الرابط 1')).toHaveAccessibleDescription(/https/);
    expect(sent()).toHaveLength(0);
  });

  it('lets a member clear the date of birth, the headline and a link', async () => {
    const { user } = renderPage(<ProfileSection />);
    await user.clear(await screen.findByLabelText(/العنوان التعريفي/));
    await user.click(part('التفاصيل'));
    await typeDay(user, /تاريخ الميلاد/, '');
    await user.click(part('الروابط'));
    await user.click(screen.getByRole('button', { name: 'حذف الرابط 1' }));
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toEqual({
      body: {
        name: 'هدى الشامي',
        handle: 'huda',
        headline: '',
        bio: '',
        dateOfBirth: null,
        gender: 'female',
        industryId: null,
        country: null,
        city: null,
        socialLinks: [],
      },
    });
    expect(await screen.findByText('حُفظت التغييرات')).toBeInTheDocument();
  });

  it('shows a company the company fields only, and offers to start the setup', async () => {
    profile = { ...PERSON, accountType: 'COMPANY', name: 'مدار', tags: ['ألعاب'], companySize: '2-10' };
    const { user } = showAs(profile);
    expect(await screen.findByLabelText(/اسم الشركة/)).toHaveValue('مدار');
    expect(screen.queryByLabelText(/تاريخ الميلاد/)).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'ابدأ الإعداد' })).toHaveAttribute(
      'href',
      '/creator/company-setup',
    );
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({
      body: { name: 'مدار', companySize: '2-10', foundedOn: null, tags: ['ألعاب'] },
    });
    expect(sent()[0]?.[1]).not.toHaveProperty('body.gender');
  });

  it('opens a hidden part with an error and moves the focus there', async () => {
    const { user } = renderPage(<ProfileSection />);
    const name = await screen.findByRole('textbox', { name: /الاسم الكامل/ });
    await user.clear(name);
    await user.click(part('الروابط'));
    expect(name).not.toBeVisible();
    await user.click(save());
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeVisible();
    expect(part('التعريف')).toHaveAttribute('aria-current', 'true');
  });

  it('leads from the list of errors to a field of another part', async () => {
    const { user } = renderPage(<ProfileSection />);
    await user.clear(await screen.findByRole('textbox', { name: /الاسم الكامل/ }));
    await user.click(part('الروابط'));
    await user.clear(screen.getByLabelText('الرابط 1'));
    await user.type(screen.getByLabelText('الرابط 1'), 'javascript:alert(1)');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: /الاسم الكامل:/ }));
    expect(screen.getByRole('textbox', { name: /الاسم الكامل/ })).toHaveFocus();
  });

  it('keeps what was typed while another part is shown, the pictures too', async () => {
    const { user } = renderPage(<ProfileSection />);
    const headline = await screen.findByLabelText(/العنوان التعريفي/);
    await user.clear(headline);
    await user.type(headline, 'خطاطة');
    await user.click(part('الصور'));
    expect(screen.queryByRole('button', { name: 'حفظ التغييرات' })).toBeNull();
    await user.click(part('التعريف'));
    expect(screen.getByLabelText(/العنوان التعريفي/)).toHaveValue('خطاطة');
  });

  it('does not offer the setup to a creator', async () => {
    profile = { ...PERSON, role: 'CREATOR' };
    showAs(profile);
    await screen.findByLabelText(/الاسم الكامل/);
    expect(screen.queryByRole('link', { name: 'ابدأ الإعداد' })).not.toBeInTheDocument();
  });
});
