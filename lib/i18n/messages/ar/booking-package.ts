import bookingPackage from '@/locales/ar/booking-package.json';

export default { 'booking-package': bookingPackage };
