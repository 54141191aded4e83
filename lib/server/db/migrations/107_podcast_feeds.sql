-- The address at which the podcast app of a buyer reads an audio series (decision 083).
create table podcast_feeds (
  entitlement_id uuid primary key references entitlements,
  -- a part of the address: whoever has it hears the series
  token text not null unique check (char_length(token) = 32),
  created_at timestamptz not null
);
