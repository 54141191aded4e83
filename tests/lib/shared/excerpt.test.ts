import { expect, it } from 'vitest';
import { excerptAround } from '@/lib/shared/excerpt';

const long = `${'قبل '.repeat(20)}الخَطّ العربي ${'بعد '.repeat(60)}`;

it('is the part around the word that was found, however it was written', () => {
  const part = excerptAround(long, ['خط']);
  expect(part).toMatch(/^…قبل قبل قبل قبل قبل الخَطّ العربي بعد/);
  expect(part).toMatch(/…$/);
  expect(part.length).toBeLessThan(160);
});

it('is the whole of a short text, and the beginning where no word is whole', () => {
  expect(excerptAround('سطر\nقصير', ['قصير'])).toBe('سطر قصير');
  expect(excerptAround(long, ['غائب'])).toMatch(/^قبل/);
});
