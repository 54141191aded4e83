-- Lessons of a package are requests as well, where its buyer saw that before they paid (decision 081).
alter table booking_packages add column by_hand boolean not null default false;
