import products from '@/locales/ar/products.json';

export default { products };
