-- Where somebody stands in the first steps after registration. No row: they have not been shown yet.
create table first_steps (
  user_id uuid primary key references users on delete cascade,
  at text not null check (at in ('interests', 'people', 'photo', 'finished', 'dismissed')),
  begun_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
