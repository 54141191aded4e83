import kindsBookings from '@/locales/ar/kinds-bookings.json';

export default { 'kinds-bookings': kindsBookings };
