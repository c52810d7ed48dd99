-- What buyers say of goods after a completed order, the replies to it, and complaints about it.
create table reviews (
  id integer generated always as identity primary key,
  product_id integer not null references products (id),
  -- The completed order it speaks of; null in a reply.
  order_id integer references orders (id),
  parent_id integer references reviews (id) on delete cascade,
  -- Null once the account is gone: the stars stay.
  user_id integer references users (id) on delete set null,
  stars smallint check (stars between 1 and 5),
  content text not null check (char_length(content) between 1 and 4000),
  -- How the author's name is shown: whole, by first name and initial, or not at all.
  shown_name text not null default 'short' check (shown_name in ('full', 'short', 'hidden')),
  created_at timestamptz not null,
  -- Staff took it out of sight; the stars no longer count.
  hidden_at timestamptz,
  check ((parent_id is null) = (stars is not null)),
  check ((parent_id is null) = (order_id is not null))
);
-- Once per order and product, however many try at once.
create unique index reviews_once on reviews (order_id, product_id) where parent_id is null;
create index reviews_product on reviews (product_id, id desc) where parent_id is null and hidden_at is null;
create index reviews_user on reviews (user_id, id desc);
create index reviews_parent on reviews (parent_id, id) where parent_id is not null;

create table review_complaints (
  id integer generated always as identity primary key,
  review_id integer not null references reviews (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- One of each person about each review.
  unique (review_id, user_id)
);
create index review_complaints_open on review_complaints (review_id) where decided_at is null;
