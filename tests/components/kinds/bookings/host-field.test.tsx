import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { HostField } from '@/components/kinds/bookings/form/host-field';
import { ITSELF } from '@/components/kinds/bookings/form/itself';
import { getCompany } from '@/lib/client/endpoints.gen';
import { answerWith } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const member = (name: string, change: object = {}) => ({
  status: 'active',
  isGone: false,
  person: { _id: name, name, role: 'CREATOR' },
  ...change,
});

it('offers a company’s own time first, and that of the creators among its active members', async () => {
  answerWith([
    [
      getCompany,
      {
        members: [
          member('ليلى'),
          member('ريم', { status: 'invited' }),
          member('خالد', { isGone: true }),
          member('هدى', { person: { _id: 'huda', name: 'هدى', role: 'MEMBER' } }),
        ],
      },
    ],
  ]);
  const { user } = renderPage(
    <FormShell
      schema={async () => z.object({ content: z.object({ hostId: z.string() }) })}
      defaultValues={{ content: { hostId: ITSELF } }}
      onSubmit={() => {}}
    >
      <HostField companyId="company" />
    </FormShell>,
  );
  await user.click(screen.getByRole('combobox', { name: 'من يقدّم المواعيد' }));
  await screen.findByRole('option', { name: 'ليلى' });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['الشركة نفسها، بأوقاتها', 'ليلى']);
});
