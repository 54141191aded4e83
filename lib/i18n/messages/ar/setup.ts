import setup from '@/locales/ar/setup.json';

export default { setup };
