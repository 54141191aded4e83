import firstSteps from '@/locales/ar/first-steps.json';

export default { 'first-steps': firstSteps };
