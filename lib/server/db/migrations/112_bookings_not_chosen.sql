-- A job gives back requests that lost their slot and got no other in time (decision 081).
create index bookings_to_choose on bookings (lost_at) where lost_at is not null and accept_by is not null;
