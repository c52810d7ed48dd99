-- no-transaction
-- The latest paid orders of a company, for the record of sales on its page.
create index concurrently if not exists orders_latest_sales on orders (company_id, id desc) where paid;
