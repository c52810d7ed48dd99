-- Pictures of new cards that wait to be fetched from the addresses of a price list.
create table price_list_pictures (
  product_id integer not null references products (id) on delete cascade,
  position smallint not null,
  user_id integer not null references users (id) on delete cascade,
  url text not null,
  attempts smallint not null default 0,
  next_at timestamptz not null,
  primary key (product_id, position)
);
create index price_list_pictures_due on price_list_pictures (user_id, next_at);
