-- The words of a card in a table of their own: a search reads the rows of all cards that have a word, and four of these lie where one whole
-- card does.
create table product_words (
  product_id integer primary key references products (id) on delete cascade,
  search tsvector not null
);
insert into product_words (product_id, search) select id, search from products;
create index product_words_search on product_words using gin (search);

drop trigger products_keep_search on products;
drop function products_keep_search();
create function products_keep_words() returns trigger language plpgsql as $$
begin
  insert into product_words (product_id, search) values (new.id, product_search(new))
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;
create trigger products_keep_words after insert or update of name, description, product_code, sku_article on products
  for each row execute function products_keep_words();

create or replace function product_tags_keep_search() returns trigger language plpgsql as $$
begin
  -- Who changes the text of the card at the same time is waited for; what he wrote is read afterwards.
  perform from products where id in (select product_id from changed) order by id for update;
  insert into product_words (product_id, search)
  select id, product_search(products) from products where id in (select product_id from changed)
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;

alter table products drop column search;

-- By the index whatever the table weighs: reading it instead compares every name, 23 microseconds each, until 300 are found, and all where
-- none is.
alter function products_spelled(text) set enable_seqscan = off;
