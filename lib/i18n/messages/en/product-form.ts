import productForm from '@/locales/en/product-form.json';

export default { 'product-form': productForm };
