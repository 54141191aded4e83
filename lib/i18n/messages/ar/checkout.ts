import checkout from '@/locales/ar/checkout.json';
import transfers from '@/locales/ar/transfers.json';

export default { checkout, transfers };
