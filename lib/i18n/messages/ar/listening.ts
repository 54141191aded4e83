import listening from '@/locales/ar/listening.json';

export default { listening };
