-- Comparing spellings costs much more than finding candidates: of a misspelt word that thousands of names have, 600 of them are compared.
create or replace function products_spelled(typed text) returns table (id integer) language sql stable
  set pg_trgm.word_similarity_threshold = 0.4 as $$
  select found.id from (
    select products.id, products.name from products
    where products.state = 'published' and products.hidden is null and products.deleted_at is null and spelling(typed) <% spelling(products.name)
    limit 600) as found
  order by word_similarity(spelling(typed), spelling(found.name)) desc, found.id desc
  limit 200
$$;
