-- Cards say "from" where what a product costs depends on what its buyer chooses.
alter table products add column price_is_from boolean not null default false;

-- Consultations and lessons are sold by times now (decision 072). Those that consist of files stay what they are: files.
-- Nobody has booked them, as there was no screen for it.
update products p set type = 'other'
  where p.type in ('consulting', 'tutoring')
    and not exists (select from booking_slots s where s.product_id = p.id)
    and (exists (select from product_files f where f.product_id = p.id)
      or exists (select from entitlements e where e.product_id = p.id));
delete from booking_offers o using products p where p.id = o.product_id and p.type = 'other';
