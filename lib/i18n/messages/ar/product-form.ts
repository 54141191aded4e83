import productForm from '@/locales/ar/product-form.json';

export default { 'product-form': productForm };
