import { expect, test } from 'vitest';
import { inArab, inDigits } from '@/lib/i18n/message-digits';
import { browserResources } from '@/lib/i18n/resources';
import { translator } from '@/lib/i18n/translate';

test.each([
  ['يعمل الرابط خلال 30 دقيقة.', 'يعمل الرابط خلال ٣٠ دقيقة.'],
  ['بين 1 و10,000 دولار', 'بين ١ و١٠٬٠٠٠ دولار'],
  ['مجموعها 100%، وأقلّها 0.5%', 'مجموعها ١٠٠٪، وأقلّها ٠٫٥٪'],
  ['حتى 10 ميغابايت بنسبة 4:3', 'حتى ١٠ ميغابايت بنسبة ٤:٣'],
])('the numbers in «%s» are written in Arabic digits', (text, written) => {
  expect(inArab(text)).toBe(written);
});

test.each([
  'ملف MP4 أو 1Password',
  '{{count2}} من {{a1}}',
  '<1>كذا</1>',
  'مثل https://x.com/9/name2 أو @name_1',
  'ISO 20022',
])('«%s» stays as it is', (text) => {
  expect(inArab(text)).toBe(text);
});

test('readers of Latin digits get the messages unchanged, and the Arabic ones are converted only once', () => {
  const resources = browserResources('ar');
  expect(inDigits(resources, 'latn')).toBe(resources);
  expect(inDigits(browserResources('ar'), 'arab').account).toBe(inDigits(resources, 'arab').account);
});

test('the server and the browser write the same message in Arabic digits', () => {
  const t = translator('ar', 'account', 'arab');
  expect(t('deletion.hint')).toContain('١٤ يومًا');
  expect(inDigits(browserResources('ar'), 'arab').account?.deletion).toHaveProperty(
    'hint',
    t('deletion.hint'),
  );
});
