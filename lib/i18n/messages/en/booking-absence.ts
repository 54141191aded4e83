import bookingAbsence from '@/locales/en/booking-absence.json';

export default { 'booking-absence': bookingAbsence };
