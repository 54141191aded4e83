import checkout from '@/locales/en/checkout.json';
import transfers from '@/locales/en/transfers.json';

export default { checkout, transfers };
