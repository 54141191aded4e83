import recordings from '@/locales/ar/recordings.json';

export default { recordings };
