import bookingRoom from '@/locales/en/booking-room.json';

export default { 'booking-room': bookingRoom };
