-- Amounts of money are bigint in every table.
alter table bookings alter column amount type bigint;
alter table booking_packages alter column amount type bigint;
alter table workshops alter column amount type bigint;
alter table workshop_seats alter column amount type bigint;
