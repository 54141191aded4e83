import bookingAbsence from '@/locales/ar/booking-absence.json';

export default { 'booking-absence': bookingAbsence };
