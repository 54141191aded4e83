-- What browsers tell is counted by day, and who told it, or where, is kept no longer (decisions/036).
create table event_counts (
  day date not null,
  name text not null,
  count bigint not null check (count > 0),
  primary key (day, name)
);
insert into event_counts (day, name, count)
  select (created_at at time zone 'UTC')::date, name, count(*) from analytics_events group by 1, 2;
drop table analytics_events;
