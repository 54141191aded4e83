import certificates from '@/locales/ar/certificates.json';

export default { certificates };
