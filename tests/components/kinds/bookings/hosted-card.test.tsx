import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HostedCard } from '@/components/kinds/bookings/hours/hosted-card';
import { listHostedOffers, putHostedOffer } from '@/lib/client/endpoints.gen';
import { storeToken } from '@/lib/client/token';
import type { HostedOffer } from '@/lib/contract/kinds/hosted-offers';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));

const offer = (change: Partial<HostedOffer> = {}): HostedOffer => ({
  _id: '01900000-0000-7000-8000-00000000000a',
  title: 'استشارة في النشر',
  company: {
    _id: '01900000-0000-7000-8000-00000000000b',
    name: 'دار قلم',
    handle: 'darqalam',
    headline: '',
    profilePic: null,
    role: 'CREATOR',
    accountType: 'COMPANY',
  },
  lengths: [60, 90],
  place: 'link',
  seats: 6,
  isAgreed: false,
  ...change,
});

beforeEach(() => storeToken('a-token'));

describe('what companies offer of somebody’s time', () => {
  it('is not there for those who are not named', async () => {
    answerWith([[listHostedOffers, { data: [] }]]);
    renderPage(<HostedCard hasHours />);
    await vi.waitFor(() => expect(sentTo(listHostedOffers)).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says what it is, and is agreed to', async () => {
    answerWith([
      [listHostedOffers, { data: [offer()] }],
      [putHostedOffer, { done: true }],
    ]);
    const { user } = renderPage(<HostedCard hasHours />);
    const card = within(await screen.findByRole('region', { name: 'مواعيد تقدّمها باسم شركة' }));
    expect(card.getByText(/ساعة واحدة أو ساعة واحدة و30 دقيقة · عبر الإنترنت · مجموعة/)).toBeVisible();
    await user.click(card.getByRole('button', { name: /وافق على تقديم: .*استشارة في النشر/ }));
    expect(sentTo(putHostedOffer)).toEqual([{ params: { id: offer()._id }, body: { isAgreed: true } }]);
    expect(await screen.findByText('وافقت، وصار الموعد يُحجز من أوقاتك')).toBeVisible();
  });

  it('asks for hours where there are none, and is taken back; what fails is said', async () => {
    answerWith([
      [listHostedOffers, { data: [offer({ isAgreed: true })] }],
      [putHostedOffer, BROKEN],
    ]);
    const { user } = renderPage(<HostedCard hasHours={false} />);
    expect(await screen.findByText(/فاحفظ أوقاتك أيضًا/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /اسحب موافقتك/ }));
    expect(sentTo(putHostedOffer)).toEqual([{ params: { id: offer()._id }, body: { isAgreed: false } }]);
    expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  });
});
