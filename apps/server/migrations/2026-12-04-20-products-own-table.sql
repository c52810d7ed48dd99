-- What a seller's table of goods shows and does: sales by card, cards taken off sale or out of review by their seller, and the seller's own
-- code, which no two of his cards share.
alter table products
  -- When the seller took it off sale; null while he offers it.
  add column taken_off_at timestamptz,
  -- Paid orders that named it, and when the last one was paid.
  add column sales integer not null default 0,
  add column last_sale_at timestamptz,
  -- An older card of the seller has the same code: told to the seller, and passed over by the index until he gives it another one.
  add column repeats_code boolean not null default false;

alter table products drop constraint products_hidden_check;
alter table products add constraint products_hidden_check check (hidden in ('unbound', 'seller_ended', 'plan', 'blocked', 'seller')) not valid;
alter table products validate constraint products_hidden_check;
-- A draft is a copy, or what was withdrawn from review: only its seller sees it.
alter table products drop constraint products_state_check;
alter table products add constraint products_state_check check (state in ('draft', 'pending', 'published', 'rejected')) not valid;
alter table products validate constraint products_state_check;

update products set sales = sold.count, last_sale_at = sold.last
from (select line.product_id, count(*)::int as count, max(step.happened_at) as last
  from order_lines as line join order_steps as step on step.order_id = line.order_id and step.status = 'pending'
  group by line.product_id) as sold
where products.id = sold.product_id;

update products set repeats_code = true
from (select id, row_number() over (partition by user_id, company_id, lower(product_code) order by id) as place
  from products where deleted_at is null) as one
where products.id = one.id and one.place > 1;
create unique index products_code on products (user_id, company_id, lower(product_code)) where deleted_at is null and not repeats_code;
