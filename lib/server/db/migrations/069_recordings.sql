-- What films and sounds say about themselves, read when they arrived.
create table recordings (
  file_id uuid primary key references files on delete cascade,
  kind text not null check (kind in ('video', 'audio')),
  seconds int check (seconds > 0),
  width int check (width > 0),
  height int check (height > 0),
  -- why browsers cannot play it, as a key of the messages
  problem text
);
