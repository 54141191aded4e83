-- The tags that public posts have, noted by the job that notes their words (decision 070): what is typed after a # is
-- the beginning of one. In the order of bytes, so that the key finds beginnings.
create table search_tags (
  tag_fold text collate "C" primary key,
  -- as it is written most often
  tag text not null,
  -- how many posts have it
  posts int not null check (posts > 0)
);
