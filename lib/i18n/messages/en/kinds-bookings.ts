import kindsBookings from '@/locales/en/kinds-bookings.json';

export default { 'kinds-bookings': kindsBookings };
