-- Bookings: the host, the seller whose host they book, the buyer, or the platform once an account is closed.
alter table bookings
  drop constraint bookings_cancelled_by_check,
  add constraint bookings_cancelled_by_check check (cancelled_by in ('host', 'seller', 'buyer', 'team'));
alter table workshop_seats
  drop constraint workshop_seats_cancelled_by_check,
  add constraint workshop_seats_cancelled_by_check check (cancelled_by in ('host', 'buyer', 'team'));
