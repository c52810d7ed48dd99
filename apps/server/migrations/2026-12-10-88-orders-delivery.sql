-- The way of delivery that the buyer chose, as it was then; null where it is agreed on with the seller. Its price is a part of the total.
alter table orders
  add column delivery_way jsonb check (jsonb_typeof(delivery_way) = 'object'),
  add column delivery_kopecks bigint not null default 0 check (delivery_kopecks >= 0 and delivery_kopecks <= total_kopecks);
