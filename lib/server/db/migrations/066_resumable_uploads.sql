-- Files that arrive in parts, and go on after a break. What is true of an upload stands here, not in the protocol's answers.
create table resumable_uploads (
  -- also the id of the file that it becomes: an upload that is finished twice makes one file
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('product_file')),
  name text not null,
  size bigint not null check (size > 0),
  -- when the file was last changed, in milliseconds: with name and size, the same file is known again
  modified bigint not null,
  received bigint not null default 0 check (received between 0 and size),
  state text not null default 'receiving' check (state in ('receiving', 'checking', 'ready', 'refused')),
  -- key of the message that says why it was refused
  reason text check ((reason is not null) = (state = 'refused')),
  -- the request that writes now, on whichever instance; it is void once its time is over
  lease uuid,
  leased_until timestamptz,
  -- another request waits for it
  lease_wanted boolean not null default false,
  started_at timestamptz not null,
  changed_at timestamptz not null
);
create index resumable_uploads_owner on resumable_uploads (owner_id);
create index resumable_uploads_changed on resumable_uploads (changed_at);
