-- Buying: what was asked for once, which payments an order has had, and what of a line a receipt needs.
create table purchases (
  id integer generated always as identity primary key,
  buyer_id integer not null references users (id),
  -- The Idempotency-Key of the request, where one came.
  request_key text,
  -- What was asked for, hashed: tells a repeat from another request with the same key.
  fingerprint bytea not null,
  payment_id bigint not null references payments (id),
  -- The texts that the buyer agreed to.
  terms_version text not null,
  consent_version text,
  created_at timestamptz not null,
  unique (buyer_id, request_key)
);
create index purchases_buyer on purchases (buyer_id, id desc);
create index purchases_payment on purchases (payment_id);

-- An order has another payment after one that came to nothing; a payment is for one order or several.
create table order_payments (
  order_id integer not null references orders (id) on delete cascade,
  payment_id bigint not null references payments (id),
  primary key (order_id, payment_id)
);
create index order_payments_payment on order_payments (payment_id);

-- Whether the pieces are taken off the stock: given back when a payment comes to nothing.
alter table orders add column holds_stock boolean not null default true;
create index orders_company on orders (company_id);

alter table order_lines add column article text not null default '';
alter table order_lines add column kind text not null default 'product';
create index order_lines_image on order_lines (image) where image is not null;
