import { describe, expect, it } from 'vitest';
import { firstField, pathOf, wrongPaths } from '@/components/product-form/product-draft';

describe('pathOf', () => {
  const values = { title: 'ورشة', content: { dates: [{ _id: 'late' }, { _id: 'early' }] } };

  it('finds a field of the product itself, and one of its content', () => {
    expect(pathOf('price.amount', values)).toBe('price.amount');
    expect(pathOf('dates.1.placeText', values)).toBe('content.dates.1.placeText');
  });

  it('finds a row by its id, wherever the form has it, and keeps what it does not know', () => {
    expect(pathOf('dates.early.time', values)).toBe('content.dates.1.time');
    expect(pathOf('dates.gone.time', values)).toBe('content.dates.gone.time');
  });
});

describe('wrongPaths', () => {
  it('names fields by their whole path, and a list that is wrong as a whole by its own', () => {
    const wrong = { type: 'too_small', message: 'validation:price' };
    const lengths = [undefined, { price: { amount: wrong } }];
    expect(wrongPaths({ title: wrong, content: { lengths } })).toEqual([
      'title',
      'content.lengths.1.price.amount',
    ]);
    expect(wrongPaths({ content: { lengths: { root: wrong } } })).toEqual(['content.lengths']);
  });

  it('takes a field that is called "type" for a field', () => {
    expect(wrongPaths({ type: { type: 'invalid_value' } })).toEqual(['type']);
  });
});

describe('firstField', () => {
  const price = { amount: null, currency: 'USD' };

  it('is the first empty field of a list, else the first', () => {
    expect(firstField({ rows: [{ minutes: 60, price }] }, 'rows')).toBe('rows.0.price.amount');
    expect(firstField({ rows: [{ minutes: 60 }] }, 'rows')).toBe('rows.0.minutes');
  });

  it('is the field itself where it is one, and where there is nothing in it', () => {
    expect(firstField({ title: 'خط' }, 'title')).toBe('title');
    expect(firstField({ rows: [] }, 'rows')).toBe('rows');
  });
});
