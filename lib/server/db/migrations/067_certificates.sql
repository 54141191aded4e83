-- Certificates of courses (decision 062): what was true when they were issued. Whether one is valid is asked of the
-- entitlement.
create table certificates (
  entitlement_id uuid primary key references entitlements,
  -- who knows it may see the certificate
  code text not null unique check (code ~ '^[2-9a-hjkmnp-tv-z]{20}$'),
  -- the buyer's name in Arabic and in Latin letters; once written, it stays
  name_ar text,
  name_en text,
  title text not null,
  -- the creator's name; empty once they left
  creator text not null,
  -- the length of the required lessons
  seconds int not null,
  -- the day where the buyer was
  issued_on date not null,
  check (name_ar is not null or name_en is not null)
);
