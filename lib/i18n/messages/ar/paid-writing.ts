import paidWriting from '@/locales/ar/paid-writing.json';

export default { 'paid-writing': paidWriting };
