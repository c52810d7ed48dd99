-- Terms on which companies buy: unit by ОКЕИ, smallest quantity, multiple, steps of price, lead time in days; orders keep what was agreed.
alter table products
  -- Code of ОКЕИ as a number; null is a piece, or the conventional unit of a service.
  add column unit smallint check (unit between 1 and 999),
  add column min_quantity integer check (min_quantity between 1 and 999999),
  add column multiple integer check (multiple between 1 and 999999),
  add column lead_days smallint check (lead_days between 0 and 365),
  -- [{"from": 100, "kopecks": 9550}] by ascending quantity; each cheaper than the one before.
  add column price_steps jsonb not null default '[]' check (jsonb_typeof(price_steps) = 'array'),
  -- The lowest step at the last decision of staff.
  add column seen_step_kopecks bigint;
-- The smallest quantity that keeps both conditions, and the lowest price of a unit.
alter table products
  add column smallest_quantity integer not null generated always as
    (((coalesce(min_quantity, 1) + coalesce(multiple, 1) - 1) / coalesce(multiple, 1)) * coalesce(multiple, 1)) stored,
  add column lowest_step_kopecks bigint generated always as ((price_steps -> -1 ->> 'kopecks')::bigint) stored;
create index products_step_jumped on products (id) where state = 'published' and deleted_at is null
  and 3 * lowest_step_kopecks <= coalesce(seen_step_kopecks, seen_price_kopecks);

alter table order_lines
  add column unit smallint,
  add column lead_days smallint;
