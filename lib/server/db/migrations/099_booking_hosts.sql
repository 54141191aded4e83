-- Companies offer the time of their members (decision 080).
alter table booking_offers
  -- the membership as which the host agreed; null where the owner gives it, or the member has not agreed
  add column agreed_as uuid references company_members;
