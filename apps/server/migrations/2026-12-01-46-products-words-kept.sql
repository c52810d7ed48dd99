-- The words of a card follow its tags, and whoever works beside is not held up.
-- Cards whose tags have been given another name since: first, while nothing is locked.
update product_words set search = product_search(product) from products as product
where product.id = product_words.product_id and exists (select 1 from product_tags where product_tags.product_id = product.id)
  and product_words.search <> product_search(product);

-- Who gives a card tags waits for who changes its text, and no longer for a like or a view of it: these hold only its key. Two who give one card
-- tags hold its key both, and each would have waited for the other.
create or replace function product_tags_keep_search() returns trigger language plpgsql as $$
begin
  -- Who changes the text of the card at the same time is waited for; what he wrote is read afterwards.
  perform from products where id in (select product_id from changed) order by id for no key update;
  insert into product_words (product_id, search)
  select id, product_search(products) from products where id in (select product_id from changed)
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;

-- A tag that staff give another name is found by that one on every card that has it.
create function tags_keep_words() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from product_tags where tag_id = new.id) order by id for no key update;
  insert into product_words (product_id, search)
  select id, product_search(products) from products where id in (select product_id from product_tags where tag_id = new.id)
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;
create trigger tags_keep_words after update of name on tags for each row when (old.name <> new.name) execute function tags_keep_words();

-- The version that reads `products.search` finds goods by words until the last of its processes has gone: of a column that is no more PostgreSQL
-- asks the function of that name.
create function search(product products) returns tsvector language sql stable as $$
  select search from product_words where product_id = product.id
$$;

-- By the index of spellings and by no other: with the conditions of what is on sale beside it, one that holds exactly that was read instead and
-- every name compared.
create or replace function products_spelled(typed text) returns table (id integer) language sql stable
  set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  select found.id from (
    select near.id, near.name from (
      select products.id, products.name, products.state, products.hidden, products.deleted_at from products
      where spelling(typed) <% spelling(products.name) offset 0) as near
    where near.state = 'published' and near.hidden is null and near.deleted_at is null
    limit 300) as found
  order by word_similarity(spelling(typed), spelling(found.name)) desc, found.id desc
  limit 200
$$;
