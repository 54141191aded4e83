import bookingHours from '@/locales/ar/booking-hours.json';

export default { 'booking-hours': bookingHours };
