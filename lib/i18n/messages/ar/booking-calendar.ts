import bookingCalendar from '@/locales/ar/booking-calendar.json';

export default { 'booking-calendar': bookingCalendar };
