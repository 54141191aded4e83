import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormShell } from '@/components/forms/form-shell';
import { PriceStep } from '@/components/product-form/price-step';
import { draftOf } from '@/components/product-form/product-draft';
import { ProductFacts } from '@/components/product-form/product-schema';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { renderPage } from '@/tests/setup/render';

type Product = Parameters<typeof draftOf>[0];

function show(product: Product) {
  renderPage(
    <FormShell schema={async () => ProductFacts} defaultValues={draftOf(product)} onSubmit={() => {}}>
      <PriceStep feeBps={1000} missing={null} />
    </FormShell>,
  );
  return screen.getByRole('combobox', { name: 'مهلة الاسترداد' });
}

test('a new product shows the fourteen days that apply to it', () => {
  expect(show(null)).toHaveTextContent('14 يومًا');
});

test.each([
  [30, '30 يومًا'],
  [21, '21 يومًا'],
])('a product with %i days shows them when it is edited', (refundDays, words) => {
  expect(show(sampleProduct({ refundDays }))).toHaveTextContent(words);
});
