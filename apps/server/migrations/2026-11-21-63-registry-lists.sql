-- Lists that are published whole each time (small business, sanctions): who is absent from a newer one has left it.

-- The day of the first full list that no longer names the number; its last block stays as it was. Null while it is listed.
alter table taxpayer_facts add column left_on date;

-- The newest full list that was loaded of each source that dates its lists: what an older one brings afterwards has left already.
create table registry_full_lists (
  source text primary key,
  day date not null
);
