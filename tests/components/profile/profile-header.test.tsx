import { screen } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { MissingView } from '@/components/layout/missing-view';
import { ProfileFacts } from '@/components/profile/profile-facts';
import { ProfileLinks } from '@/components/profile/profile-links';
import { ProfileTags } from '@/components/profile/profile-tags';
import { networkOf } from '@/components/profile/social-networks';
import type { Profile } from '@/lib/contract/users';
import { renderPage } from '@/tests/setup/render';
import { sampleProfile } from './sample-profile';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));

const PROFILE = sampleProfile();

test.each([
  ['https://x.com.example.org/sara', null],
  ['https://notgithub.com/sara', null],
  ['https://sara.example', null],
  ['nonsense', null],
  ['https://www.instagram.com/sara', 'Instagram'],
  ['https://twitter.com/sara', 'X'],
  ['https://sa.linkedin.com/in/sara', 'LinkedIn'],
  ['https://m.youtube.com/@sara', 'YouTube'],
])('the link %s belongs to the network %s', (url, name) => {
  expect(networkOf(url)?.name ?? null).toBe(name);
});

it('an empty profile shows only when the member joined', () => {
  renderPage(
    <>
      <ProfileFacts profile={PROFILE} />
      <ProfileLinks links={[]} />
      <ProfileTags tags={[]} />
    </>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('انضم في 24 يوليو 2026');
});

it('a company’s profile shows its place, field, size, founding year, join date and tags', () => {
  const profile: Profile = {
    ...PROFILE,
    accountType: 'COMPANY',
    city: 'بيروت',
    country: 'LB',
    industry: { _id: '58', name: { ar: 'النشر', en: 'Publishing' } },
    company: { size: '11-50', foundedYear: 2015, tags: ['كتب'] },
  };
  renderPage(
    <>
      <ProfileFacts profile={profile} />
      <ProfileTags tags={profile.company?.tags ?? []} />
    </>,
  );
  const said = screen.getAllByRole('listitem').map((fact) => fact.textContent?.replace(/[⁦-⁩]/g, ''));
  expect(said).toEqual([
    'المكان: بيروت، لبنان',
    'المجال: النشر',
    'حجم الشركة: من 11 إلى 50 شخصًا',
    'تأسست عام 2015',
    'انضم في 24 يوليو 2026',
    '#كتب',
  ]);
});

it('profile links are named, open in a new tab without access to the page, and carry rel=me', () => {
  renderPage(
    <ProfileLinks
      links={[
        { label: '', url: 'https://github.com/sara' },
        { label: 'مدونتي', url: 'https://sara.example/blog' },
        { label: '', url: 'https://sara.example/' },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['GitHub', 'مدونتي', 'sara.example']);
  for (const link of links) {
    expect(link).toHaveAttribute('rel', expect.stringMatching(/\bme\b.*\bnoopener\b/));
    expect(link).toHaveAttribute('target', '_blank');
  }
});

it('a missing profile says so and leads to other people', () => {
  renderPage(<MissingView of="person" />);
  expect(screen.getByRole('heading', { level: 1, name: 'هذا الملف غير متاح' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'استكشف أشخاصًا' })).toHaveAttribute('href', '/explore?tab=users');
});
