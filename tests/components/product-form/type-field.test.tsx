import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormShell } from '@/components/forms/form-shell';
import { draftOf } from '@/components/product-form/product-draft';
import { ProductFacts } from '@/components/product-form/product-schema';
import { TypeField } from '@/components/product-form/type-field';
import { MAKEABLE_TYPES } from '@/lib/contract/kinds/types';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { renderPage } from '@/tests/setup/render';

function show(product: Parameters<typeof draftOf>[0]) {
  renderPage(
    <FormShell schema={async () => ProductFacts} defaultValues={draftOf(product)} onSubmit={() => {}}>
      <TypeField fixed={product !== null} />
    </FormShell>,
  );
  return screen.getAllByRole('radio');
}

test.each([
  ['can be made', 'guide_ebook', 'كتاب أو دليل'],
  ['nobody can make any more', 'assessment_workshop', 'ورشة واختبار'],
] as const)(
  'a saved product of a type that %s shows this type alone, and it cannot be changed',
  (_, type, name) => {
    const [own, ...others] = show(sampleProduct({ type }));
    expect(others).toEqual([]);
    expect(own).toHaveAccessibleName(name);
    expect(own).toBeChecked();
    expect(own).toBeDisabled();
  },
);

test('a new product has the choice of all types that can be made', () => {
  expect(show(null)).toHaveLength(MAKEABLE_TYPES.length);
});
