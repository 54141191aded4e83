import bookingCalendar from '@/locales/en/booking-calendar.json';

export default { 'booking-calendar': bookingCalendar };
