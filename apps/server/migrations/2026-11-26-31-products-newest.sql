-- no-transaction
-- A page far back in the whole listing is found by passing over entries of an index, not over rows.
create index concurrently if not exists products_newest on products (id desc) where state = 'published' and hidden is null and deleted_at is null;
