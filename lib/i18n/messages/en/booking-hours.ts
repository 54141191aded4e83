import bookingHours from '@/locales/en/booking-hours.json';

export default { 'booking-hours': bookingHours };
