-- What the listing and the page of an item show besides: prices, stock, reviews and the tree of categories. Processes that hold pages or
-- counts are told of them too. Views and likes are not among them: they change with every visit.
drop trigger page_content_changed on products;
create trigger page_content_changed after insert or delete or update of state, hidden, deleted_at, category_id, company_id, kind, product_code,
    price_kopecks, sale_price_kopecks, vat_rate, properties, in_stock, stock, reviews on products
  for each statement execute function page_content_changed();
create trigger page_content_changed after insert or update or delete on categories
  for each statement execute function page_content_changed();

-- Of a misspelt word that thousands of names have, 300 of them are compared: they differ by what else the name says, not by that word.
create or replace function products_spelled(typed text) returns table (id integer) language sql stable
  set pg_trgm.word_similarity_threshold = 0.4 as $$
  select found.id from (
    select products.id, products.name from products
    where products.state = 'published' and products.hidden is null and products.deleted_at is null and spelling(typed) <% spelling(products.name)
    limit 300) as found
  order by word_similarity(spelling(typed), spelling(found.name)) desc, found.id desc
  limit 200
$$;
