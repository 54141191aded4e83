-- Copies of films in several sizes and their sound alone, made by FFmpeg where it is set, played as HLS (decision 067).
create table streams (
  file_id uuid primary key references files on delete cascade,
  state text not null check (state in ('waiting', 'preparing', 'ready', 'failed')),
  -- why it failed, as a key of the messages
  reason text,
  -- how much is done, 0 to 1
  share real not null default 0,
  changed_at timestamptz not null
);

create table stream_parts (
  file_id uuid not null references streams on delete cascade,
  -- the pixels of the shorter side, or the sound alone
  name text not null check (name ~ '^(audio|[0-9]{1,4})$'),
  width int check (width > 0),
  height int check (height > 0),
  -- bits a second at most
  bandwidth int not null,
  size bigint not null check (size > 0),
  storage_key text not null,
  -- names the bytes of each segment
  playlist text not null,
  primary key (file_id, name)
);
