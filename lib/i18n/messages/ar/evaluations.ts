import evaluations from '@/locales/ar/evaluations.json';

export default { evaluations };
