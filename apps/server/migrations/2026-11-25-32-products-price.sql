-- no-transaction
-- Counts beside the filters under a price are answered by the index alone.
create index concurrently if not exists products_by_price_counted on products (final_price_kopecks, id) include (category_id, company_id)
  where state = 'published' and hidden is null and deleted_at is null;
drop index concurrently if exists products_by_price;
