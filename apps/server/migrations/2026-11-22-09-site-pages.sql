-- Files for search engines: part N tells the cards of the companies with ids from N * 50,000, so that a change touches one file.
create table sitemap_parts (
  part integer primary key,
  -- Companies of the part changed after the file was built.
  is_stale boolean not null,
  urls integer not null default 0,
  body bytea,
  -- When the content of the file last changed.
  changed_at timestamptz
);

create index sitemap_parts_stale on sitemap_parts (part) where is_stale;

-- The body is gzip already.
alter table sitemap_parts alter column body set storage external;
