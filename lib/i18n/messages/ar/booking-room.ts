import bookingRoom from '@/locales/ar/booking-room.json';

export default { 'booking-room': bookingRoom };
