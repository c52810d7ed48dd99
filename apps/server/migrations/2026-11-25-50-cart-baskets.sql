-- The basket: what a member means to buy, with the price and the seller's state they saw when they chose it.
create table basket_lines (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  price_kopecks bigint not null check (price_kopecks >= 1),
  seller_state text not null,
  -- What it was called, for a card that is no longer on sale.
  name text not null,
  added_at timestamptz not null,
  unique (user_id, product_id)
);
create index basket_lines_product on basket_lines (product_id);
