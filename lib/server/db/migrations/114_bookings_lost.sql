-- Hosts whose account closes give back what lost its slot, requests and others (decision 077).
drop index bookings_to_choose;
create index bookings_to_choose on bookings (lost_at) where lost_at is not null;
