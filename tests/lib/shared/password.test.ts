import { expect, it } from 'vitest';
import { assessPassword } from '@/lib/shared/password';

const KNOWN = ['noura.q@example.com', 'نورة القحطاني'];

it.each([
  'password123',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaaaa',
  'iloveyou12',
  'نورة القحطاني',
  'القحطاني1990',
  'القحطاني_نورة!',
  'noura.q@example',
  'Noura1990!',
  'example.com12',
])('the password %s is weak', (password) => {
  expect(assessPassword(password, KNOWN)).toBe('weak');
});

it.each([
  'نهر هادئ بعيد عن البحر',
  'طائر-أزرق-2026',
  '#%&*!?@$^~§',
  'نورة تقرأ تحت شجرة التين',
  'Xk9#mmPq2vLw',
])('the password %s is valid', (password) => {
  expect(assessPassword(password, KNOWN)).toBe('valid');
});

it('a known name of one or two letters does not make a password weak', () => {
  expect(assessPassword('نهر هادئ بعيد عن البحر', ['ن', 'هر'])).toBe('valid');
});
