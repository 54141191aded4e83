import { expect, it } from 'vitest';
import { Password } from '@/lib/contract/new-accounts';
import { checkPassword, hashPassword } from '@/lib/server/auth/passwords';

const composed = (text: string) => text.normalize('NFC');
const decomposed = (text: string) => text.normalize('NFD');

it.each(['آفاق-القراءة-7', 'مسؤول مؤتمن 2026', 'café-crème-9', 'Ångström-åbent-1'])(
  'the password %s is right however its letters are composed, and another is not',
  async (password) => {
    expect(composed(password)).not.toBe(decomposed(password));
    for (const [chosen, typed] of [
      [composed(password), decomposed(password)],
      [decomposed(password), composed(password)],
    ] as const) {
      const stored = await hashPassword(chosen);
      expect(await checkPassword(stored, `${typed}x`)).toBe(false);
      expect(await checkPassword(stored, typed)).toBe(true);
    }
  },
);

it('a password has its longest length in characters, however they are composed', async () => {
  const longest = 'é'.repeat(128);
  expect(Password.safeParse(decomposed(`${longest}é`)).success).toBe(false);
  expect(Password.parse(decomposed(longest))).toBe(longest);
  expect(await checkPassword(await hashPassword(longest), decomposed(longest))).toBe(true);
});
