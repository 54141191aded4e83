import certificates from '@/locales/en/certificates.json';

export default { certificates };
