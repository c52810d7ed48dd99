-- Who has looked at which item on which day, so that a view counts once per visitor and day. A visitor is a keyed hash that is another one
-- every day; rows older than two days are deleted.
create table product_views (
  product_id integer not null references products (id) on delete cascade,
  day date not null,
  visitor bytea not null check (length(visitor) = 16),
  primary key (product_id, day, visitor)
);
create index product_views_day on product_views (day);
