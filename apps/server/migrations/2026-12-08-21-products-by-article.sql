-- no-transaction
-- Cards on sale are found by their sellers' own articles, in any case.
create index concurrently if not exists products_shown_code on products (lower(product_code))
  where state = 'published' and hidden is null and deleted_at is null;
