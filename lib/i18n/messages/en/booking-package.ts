import bookingPackage from '@/locales/en/booking-package.json';

export default { 'booking-package': bookingPackage };
