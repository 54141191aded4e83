-- Lessons that open by days are open at once for one buyer, where the creator wants it; what was taken back stays, with
-- who did it and when.
create table course_openings (
  id uuid primary key,
  entitlement_id uuid not null references entitlements,
  opened_by uuid not null references users,
  opened_at timestamptz not null,
  closed_by uuid references users,
  closed_at timestamptz
);
create unique index course_openings_one on course_openings (entitlement_id) where closed_at is null;

-- All who have a product, also those who did not buy it.
drop index entitlements_buyers;
create index entitlements_buyers on entitlements (product_id, id desc) include (holder_id, order_line_id)
  where status = 'active' and product_id is not null;
