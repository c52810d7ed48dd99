-- Purchases: one order per seller with its lines frozen at the moment of buying, and every step it took.
create table orders (
  id integer generated always as identity primary key,
  buyer_id integer not null references users (id),
  -- The member who manages the seller's cards at that moment; the company that sells.
  seller_id integer not null references users (id),
  company_id integer not null references companies (id),
  status text not null default 'not_paid' check (status in ('not_paid', 'pending', 'in_progress', 'completed')),
  paid boolean not null default false,
  total_kopecks bigint not null check (total_kopecks >= 0),
  address text not null,
  postal_code text not null,
  phone_number text not null,
  created_at timestamptz not null,
  check (paid = (status <> 'not_paid'))
);
create index orders_buyer on orders (buyer_id, id desc);
create index orders_seller on orders (seller_id, id desc);

create table order_lines (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  product_id integer not null references products (id),
  name text not null,
  image text,
  quantity integer not null check (quantity >= 1),
  price_kopecks bigint not null check (price_kopecks >= 1),
  vat_rate smallint,
  unique (order_id, product_id)
);
create index order_lines_product on order_lines (product_id);

create table order_steps (
  id bigint generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  status text not null,
  happened_at timestamptz not null,
  actor_id integer references users (id) on delete set null
);
create index order_steps_order on order_steps (order_id, id);

-- The only steps there are; anything else is refused here too, whoever asks.
create function orders_step() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and (old.status, new.status) not in
    (('not_paid', 'pending'), ('pending', 'in_progress'), ('in_progress', 'completed')) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_step before update on orders for each row execute function orders_step();
