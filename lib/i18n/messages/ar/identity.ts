import identity from '@/locales/ar/identity.json';

export default { identity };
