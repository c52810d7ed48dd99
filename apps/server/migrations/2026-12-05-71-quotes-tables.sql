-- Requests for prices: what a buyer needs, which sellers were asked, what they offer, and which offer became an order.
create table quote_requests (
  id integer generated always as identity primary key,
  buyer_id integer not null references users (id),
  -- One of the two: the sellers of a category are asked, or the seller of one card.
  category_id integer references categories (id),
  product_id integer references products (id),
  place text not null check (char_length(place) <= 300),
  needed_by date,
  -- Offers come until the end of this day in Moscow.
  answers_until date not null,
  -- Shown to the buyer alone.
  budget_kopecks bigint check (budget_kopecks > 0),
  details text not null check (char_length(details) <= 2000),
  request_key text,
  fingerprint bytea not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((category_id is null) <> (product_id is null))
);
-- A repeat with the same key is the same request.
create unique index quote_requests_once on quote_requests (buyer_id, request_key) where request_key is not null;
create index quote_requests_buyer on quote_requests (buyer_id, id desc);

create table quote_request_lines (
  request_id integer not null references quote_requests (id) on delete cascade,
  line smallint not null,
  name text not null check (char_length(name) between 1 and 300),
  quantity integer not null check (quantity >= 1),
  primary key (request_id, line)
);

create table quote_invitations (
  request_id integer not null references quote_requests (id) on delete cascade,
  seller_id integer not null references users (id),
  seen_at timestamptz,
  primary key (request_id, seller_id)
);
create index quote_invitations_seller on quote_invitations (seller_id, request_id desc);

create table quote_offers (
  id integer generated always as identity primary key,
  request_id integer not null references quote_requests (id) on delete cascade,
  seller_id integer not null references users (id),
  company_id integer not null references companies (id),
  delivery text not null check (delivery in ('included', 'pickup')),
  ready_by date not null,
  -- It may be accepted until the end of this day in Moscow.
  valid_until date not null,
  comment text not null check (char_length(comment) <= 1000),
  total_kopecks bigint not null check (total_kopecks >= 1),
  created_at timestamptz not null,
  -- Withdrawn by its seller, or replaced by a later one.
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  order_id integer references orders (id),
  check ((accepted_at is null) = (order_id is null)),
  check (accepted_at is null or withdrawn_at is null)
);
create unique index quote_offers_standing on quote_offers (request_id, seller_id) where withdrawn_at is null;
-- One offer of a request is accepted, however many try at once.
create unique index quote_offers_accepted on quote_offers (request_id) where accepted_at is not null;
create index quote_offers_seller on quote_offers (seller_id);

create table quote_offer_lines (
  offer_id integer not null references quote_offers (id) on delete cascade,
  line smallint not null,
  -- The seller's own card on sale that answers the line.
  product_id integer not null references products (id),
  -- Of one, with VAT.
  price_kopecks bigint not null check (price_kopecks >= 1),
  primary key (offer_id, line),
  unique (offer_id, product_id)
);
