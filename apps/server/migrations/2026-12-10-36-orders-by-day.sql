-- no-transaction
-- The orders of a seller by day, for their own figures.
create index concurrently if not exists orders_seller_day on orders (seller_id, created_at);
