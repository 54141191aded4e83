import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SandboxForm } from '@/components/sandbox/sandbox-form';
import { SandboxOutcome } from '@/components/sandbox/sandbox-outcome';
import { call } from '@/lib/client/call';
import { paySandbox } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/navigate', () => ({ leaveFor: vi.fn() }));

const PAGE = {
  reference: '01900000-0000-7000-8000-0000000000b1',
  amount: { amount: 1999, currency: 'USD' },
  description: 'دليل الخط العربي',
  status: 'open' as const,
  failure: null,
  returnUrl: '/orders/o1',
};
const card = () => screen.getByLabelText('رقم البطاقة');
const pay = () => screen.getByRole('button', { name: /^ادفع/ });

beforeEach(() => {
  vi.mocked(call).mockReset().mockResolvedValue(PAGE);
  vi.mocked(leaveFor).mockReset();
});

describe('SandboxForm', () => {
  it('refuses a short card number under its field', async () => {
    const { user } = renderPage(<SandboxForm id="b1" page={PAGE} />);
    await user.type(card(), '4242');
    await user.click(pay());
    expect(card()).toHaveAccessibleDescription(/رقم البطاقة/);
    expect(card()).toBeInvalid();
    expect(call).not.toHaveBeenCalled();
  });

  it('reads Arabic digits and shows them in groups, left to right', async () => {
    const { user } = renderPage(<SandboxForm id="b1" page={PAGE} />);
    await user.type(card(), '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢');
    expect(card()).toHaveValue('4242 4242 4242 4242');
    expect(card()).toHaveAttribute('dir', 'ltr');
    await user.click(pay());
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(paySandbox, {
        params: { id: 'b1' },
        body: { card: '4242424242424242' },
      }),
    );
  });

  it('fills in a test card with one tap', async () => {
    const { user } = renderPage(<SandboxForm id="b1" page={PAGE} />);
    await user.click(screen.getByRole('button', { name: /4000 0000 0000 0002\s*تُرفض/ }));
    expect(card()).toHaveValue('4000 0000 0000 0002');
    expect(pay()).toHaveFocus();
  });
});

describe('SandboxOutcome', () => {
  it('says why a card was refused and stays until the buyer goes back', () => {
    renderPage(<SandboxOutcome page={{ ...PAGE, status: 'failed', failure: 'insufficient_funds' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('رصيد البطاقة غير كافٍ.');
    expect(screen.getByRole('link', { name: 'العودة إلى الطلب' })).toHaveAttribute('href', '/orders/o1');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('goes back to the order by itself once the payment succeeded', async () => {
    renderPage(<SandboxOutcome page={{ ...PAGE, status: 'succeeded' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('تم الدفع');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/orders/o1'), { timeout: 3_000 });
  });
});
