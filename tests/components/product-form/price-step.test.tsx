import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormShell } from '@/components/forms/form-shell';
import { PriceStep } from '@/components/product-form/price-step';
import { draftOf } from '@/components/product-form/product-draft';
import { ProductFacts } from '@/components/product-form/product-schema';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { renderPage } from '@/tests/setup/render';

type Product = Parameters<typeof draftOf>[0];

function show(product: Product, memberShares: readonly number[] = []) {
  renderPage(
    <FormShell schema={async () => ProductFacts} defaultValues={draftOf(product)} onSubmit={() => {}}>
      <PriceStep feeBps={1000} memberShares={memberShares} missing={null} />
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

test.each([
  [[], 'تحصل على $9.00 من كل بيع، بعد رسوم المنصة (10%).'],
  [[6000, 4000], 'يحصل أعضاؤك على $9.00 من كل بيع بحسب حصصهم، بعد رسوم المنصة (10%)، ولا يبقى لك منه شيء.'],
  [[3333, 3333], 'تحصل على $3.02 من كل بيع ويحصل أعضاؤك على $5.98 بحسب حصصهم، بعد رسوم المنصة (10%).'],
])('a company with the member shares %j reads how a sale is split', (shares, words) => {
  show(sampleProduct({ price: { amount: 1000, currency: 'USD' } }), shares);
  expect(screen.getByText((text) => stripBidiMarks(text) === words)).toBeInTheDocument();
});
