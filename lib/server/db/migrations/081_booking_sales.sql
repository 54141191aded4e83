-- Bookings are sold by lines of orders, and are held by entitlements (decision 069).
alter table bookings
  add column order_line_id uuid references order_lines,
  add column entitlement_id uuid references entitlements,
  drop constraint bookings_state_check,
  -- cancelled: it was confirmed, and its right was taken away before it took place
  add constraint bookings_state_check check (state in ('held', 'confirmed', 'released', 'cancelled'));
create unique index bookings_line on bookings (order_line_id) where order_line_id is not null;
create unique index bookings_entitlement on bookings (entitlement_id) where entitlement_id is not null;
drop index bookings_one_seat;
create unique index bookings_one_seat on bookings (slot_id, buyer_id) where state in ('held', 'confirmed');
