import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ZoneLine } from '@/components/kinds/bookings/choose/zone-line';
import { renderPage } from '@/tests/setup/render';

const change = () => screen.getByRole('button', { name: 'غيّر التوقيت' });

function show() {
  const onChange = vi.fn();
  return { onChange, ...renderPage(<ZoneLine zone="Asia/Riyadh" onChange={onChange} />) };
}

describe('ZoneLine', () => {
  it('finds a zone by its country, typed over the one that is shown', async () => {
    const { user, onChange } = show();
    expect(screen.getByText('توقيت المملكة العربية السعودية')).toBeVisible();
    await user.click(change());
    await user.keyboard('مصر{Enter}');
    expect(onChange).toHaveBeenCalledWith('Africa/Cairo');
    expect(change()).toHaveFocus();
  });

  it.each([
    ['لندن', 'Europe/London'],
    ['london', 'Europe/London'],
    ['القاهره', 'Africa/Cairo'],
    ['new york', 'America/New_York'],
    ['kolkata', 'Asia/Calcutta'],
    ['australia/perth', 'Australia/Perth'],
  ])('finds a zone by its city in both languages, or by its IANA name: %s', async (typed, zone) => {
    const { user, onChange } = show();
    await user.click(change());
    await user.keyboard(`${typed}{Enter}`);
    expect(onChange).toHaveBeenCalledWith(zone);
  });

  it('closes at Escape, and leaves the zone as it is', async () => {
    const { user, onChange } = show();
    await user.click(change());
    await user.keyboard('{Escape}');
    expect(change()).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});
