-- Search of products by words and by similar spelling, and checks whether a category or a tag is in use. Rows of `product_words` store results of
-- `product_search`: a migration that changes this function, or one that it calls, must compute these rows again.

-- The search vector of a product. Words of name and codes weigh most (A), then tags (B), then the description (C). Codes are indexed as written,
-- without Russian stemming.
create or replace function product_search(product products) returns tsvector language sql stable as $$
  select setweight(to_tsvector('russian', name), 'A')
    || setweight(to_tsvector('simple', translate(codes, '-_/.,', '     ')), 'A')
    || setweight(to_tsvector('simple', product_marks(name || ' ' || codes)), 'A')
    || setweight(to_tsvector('russian', coalesce((
         select string_agg(numbers_apart(plain_words(tags.name)), ' ') from product_tags join tags on tags.id = product_tags.tag_id
         where product_tags.product_id = product.id), '')), 'B')
    || setweight(to_tsvector('russian', numbers_apart(plain_words(product.description))), 'C')
  from (select numbers_apart(plain_words(product.name)) as name,
    numbers_apart(plain_words(product.product_code || ' ' || product.sku_article)) as codes) as plain
$$;

-- Updates the search vector when tags of a product change. The row of the product is locked `for no key update`: this waits for a change of its text,
-- but not for a like or a view, which lock only its key. Two transactions that add tags to one product both hold its key, so `for update` would be a
-- deadlock.
create or replace function product_tags_keep_search() returns trigger language plpgsql as $$
begin
  -- Who changes the text of the card at the same time is waited for; what he wrote is read afterwards.
  perform from products where id in (select product_id from changed) order by id for no key update;
  insert into product_words (product_id, search)
  select id, product_search(products) from products where id in (select product_id from changed)
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;
create or replace trigger product_tags_added after insert on product_tags
  referencing new table as changed for each statement execute function product_tags_keep_search();
create or replace trigger product_tags_removed after delete on product_tags
  referencing old table as changed for each statement execute function product_tags_keep_search();

-- A text for comparing spellings, with each Russian letter replaced by an ASCII one: in a database with the C locale pg_trgm ignores all other
-- letters. The index `products_spelling` stores its results.
create or replace function spelling(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'абвгдеёжзийклмнопрстуфхцчшщыэюяъь', 'abvgdeejziyklmnoprstufhc4w61379')
$$;

-- Products on sale whose names are spelled similarly, the most similar first, for a search whose words no product has. Comparing spellings costs
-- much more than finding candidates, so only 300 candidates are compared. `offset 0` and `enable_seqscan = off` make PostgreSQL use the index of
-- spellings: otherwise it would take an index of the products on sale and compare every name.
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

-- Whether a category has subcategories, products, or proposed edits that would move products into it.
create or replace function category_in_use(category integer) returns boolean language sql stable as $$
  select exists (select 1 from categories where parent_id = category)
    or exists (select 1 from products where category_id = category)
    or exists (select 1 from product_revisions where category_id = category)
$$;

-- Whether a product, or a proposed edit of one, has a tag.
create or replace function tag_in_use(tag integer) returns boolean language sql stable as $$
  select exists (select 1 from product_tags where tag_id = tag) or exists (select 1 from product_revisions where tags @> array[tag])
$$;

-- The query for a search text, whose words are separated by spaces; a product must have all of them. Each word is searched as the beginning of a
-- word, by its Russian stem, and also as typed where the word does not begin with the stem: otherwise the stem finds all that the word finds.
-- A single letter or digit must be a whole word, since a tenth of all codes begin with it. Stop words of the Russian dictionary («для», for) only
-- count if the text has no other words.
create or replace function product_query(words text) returns tsquery language plpgsql immutable parallel safe set client_min_messages = warning as $$
declare
  word text;
  stem tsquery;
  plain tsquery;
  found tsquery;
  passed_over tsquery;
begin
  foreach word in array string_to_array(words, ' ') loop
    stem := to_tsquery('russian', case when length(word) > 1 then word || ':*' else word end);
    plain := to_tsquery('simple', case when length(word) > 1 then word || ':*' else word end);
    if numnode(stem) = 0 then
      passed_over := coalesce(passed_over && plain, plain);
    else
      -- A stem from which the word goes on finds all that the word as written does.
      if stem <> plain and (length(word) = 1 or not starts_with(trim(split_part(plain::text, ':', 1), ''''), trim(split_part(stem::text, ':', 1), ''''))) then
        stem := stem || plain;
      end if;
      if word ~ '\d' and word <> mark_letters(word) then
        stem := stem || to_tsquery('simple', mark_letters(word) || ':*');
      end if;
      found := coalesce(found && stem, stem);
    end if;
  end loop;
  return coalesce(found, passed_over, ''::tsquery);
end $$;

-- The text without signs beside words, such as quotes and the sign of inches, so that «15,6″» is found by «15.6». In a database with the C locale
-- the text-search parser takes every sign outside ASCII for a letter. `rpad('', 33)` is 33 spaces: the first 33 signs become spaces, the last four
-- (soft hyphen and zero-width characters), which are invisible within a word, are removed.
create or replace function plain_words(written text) returns text language sql immutable parallel safe as $$
  -- Those that a space stands for, then those that vanish: they are not seen within a word.
  select translate(written, '″′«»„“”‟‘’‚‹›—–―…№•·×÷°±₽€§©®™' || chr(160) || chr(8201) || chr(8239) || chr(173) || chr(8203) || chr(8288) || chr(65279),
    rpad('', 33))
$$;

-- The text with each number as a word of its own, as in a typed search: so «3x2,5» and «К 80-50-200» are found however they are written.
create or replace function numbers_apart(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(written, '(\d)[xXхХ*](?=\d)', '\1 ', 'g'), '[-/.,](?=\d)', ' ', 'g')
$$;

-- Latin letters that look like Cyrillic ones are replaced by these. Only used for words with a digit, such as codes, which people type in either
-- alphabet.
create or replace function mark_letters(word text) returns text language sql immutable parallel safe as $$
  select translate(word, 'ABCEHKMOPTXYabcehkmoptxy', 'АВСЕНКМОРТХУавсенкмортху')
$$;

-- The words of a text with a digit whose look-alike letters are replaced, which are indexed beside the words as written.
create or replace function product_marks(written text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(mark_letters(word), ' '), '') from string_to_table(written, ' ') as word
  where word ~ '\d' and word <> mark_letters(word)
$$;

-- Updates the search vector when the texts of a product change.
create or replace function products_keep_words() returns trigger language plpgsql as $$
begin
  insert into product_words (product_id, search) values (new.id, product_search(new))
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;
create or replace trigger products_keep_words after insert or update of name, description, product_code, sku_article on products
  for each row execute function products_keep_words();

-- Updates the search vectors of all products with a tag that staff rename.
create or replace function tags_keep_words() returns trigger language plpgsql as $$
begin
  perform from products where id in (select product_id from product_tags where tag_id = new.id) order by id for no key update;
  insert into product_words (product_id, search)
  select id, product_search(products) from products where id in (select product_id from product_tags where tag_id = new.id)
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;
create or replace trigger tags_keep_words after update of name on tags
  for each row when ((old.name <> new.name)) execute function tags_keep_words();

-- For processes of the previous version of the server during an update: they read the column `products.search`, which does not exist any more.
-- PostgreSQL then calls the function of that name.
create or replace function search(product products) returns tsvector language sql stable as $$
  select search from product_words where product_id = product.id
$$;

-- Notifies every server process of a change of a value that the listing or the page of a product shows, so that it drops cached pages. Views and
-- likes are left out, since they change with every visit.
create or replace trigger page_content_changed after insert or delete or update of state, hidden, deleted_at, category_id, company_id, kind, product_code,
  price_kopecks, sale_price_kopecks, price_steps, vat_rate, unit, min_quantity, multiple, lead_days, country, properties, certificates, in_stock, stock, reviews on products
  for each statement execute function page_content_changed();
