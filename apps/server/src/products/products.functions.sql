-- The words by which goods are found, how they are spelled, and what is in use. Rows of `product_words` keep what `product_search` gives: whoever
-- changes it, or what it calls, writes these rows anew.

-- Name before tags and codes, these before the description. Codes are found as they are written, without Russian endings.
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

-- Who gives a card tags waits for who changes its text, but not for a like or a view of it: these hold only its key. Two who give one card
-- tags hold its key both, so a stronger lock would make each wait for the other.
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

-- A text for comparing spellings: Russian letters as ASCII ones, because pg_trgm passes over all others in a database of the C locale.
-- The index `products_spelling` keeps its results.
create or replace function spelling(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'абвгдеёжзийклмнопрстуфхцчшщыэюяъь', 'abvgdeejziyklmnoprstufhc4w61379')
$$;

-- Names that are spelled nearly so, the nearest first, for searches that no word fits. Comparing spellings costs much more than finding
-- candidates, so 300 of them are compared: they differ by what else the name says, not by that word. By the index of spellings and by no
-- other: it would otherwise be passed over for one of what is on sale, and every name compared.
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

-- Whether a category holds anything: categories, goods, or edits that would move goods into it.
create or replace function category_in_use(category integer) returns boolean language sql stable as $$
  select exists (select 1 from categories where parent_id = category)
    or exists (select 1 from products where category_id = category)
    or exists (select 1 from product_revisions where category_id = category)
$$;

-- Whether a card carries a tag, or an edit of one that waits.
create or replace function tag_in_use(tag integer) returns boolean language sql stable as $$
  select exists (select 1 from product_tags where tag_id = tag) or exists (select 1 from product_revisions where tags @> array[tag])
$$;

-- What a typed text is looked for by: every word as the beginning of a word, by its Russian stem, and as it is written where the stem is no
-- beginning of it. A single letter or digit is a whole word: as a beginning it names a tenth of all codes. Words without a meaning of their own
-- are passed over beside others.
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

-- Signs beside a word are no part of it: in a database of the C locale the text-search parser takes every sign outside ASCII for a letter.
-- Inches and minutes are such signs: «15,6″» is found by «15.6».
create or replace function plain_words(written text) returns text language sql immutable parallel safe as $$
  -- Those that a space stands for, then those that vanish: they are not seen within a word.
  select translate(written, '″′«»„“”‟‘’‚‹›—–―…№•·×÷°±₽€§©®™' || chr(160) || chr(8201) || chr(8239) || chr(173) || chr(8203) || chr(8288) || chr(65279),
    rpad('', 33))
$$;

-- Each number is a word of its own, as it is in what is typed: «3×2,5» and «К 80-50-200» are found however they are written.
create or replace function numbers_apart(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(written, '(\d)[xXхХ*](?=\d)', '\1 ', 'g'), '[-/.,](?=\d)', ' ', 'g')
$$;

-- Letters that look like Cyrillic ones as those: only words with a digit are read so, in which the alphabet is anybody's guess.
create or replace function mark_letters(word text) returns text language sql immutable parallel safe as $$
  select translate(word, 'ABCEHKMOPTXYabcehkmoptxy', 'АВСЕНКМОРТХУавсенкмортху')
$$;

create or replace function product_marks(written text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(mark_letters(word), ' '), '') from string_to_table(written, ' ') as word
  where word ~ '\d' and word <> mark_letters(word)
$$;

create or replace function products_keep_words() returns trigger language plpgsql as $$
begin
  insert into product_words (product_id, search) values (new.id, product_search(new))
  on conflict (product_id) do update set search = excluded.search;
  return null;
end $$;
create or replace trigger products_keep_words after insert or update of name, description, product_code, sku_article on products
  for each row execute function products_keep_words();

-- A tag that staff give another name is found by that one on every card that has it.
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

-- The version that reads `products.search` finds goods by words until the last of its processes has gone: of a column that is no more PostgreSQL
-- asks the function of that name.
create or replace function search(product products) returns tsvector language sql stable as $$
  select search from product_words where product_id = product.id
$$;

-- What the listing and the page of an item show. Views and likes are not among it: they change with every visit.
create or replace trigger page_content_changed after insert or delete or update of state, hidden, deleted_at, category_id, company_id, kind, product_code,
  price_kopecks, sale_price_kopecks, price_steps, vat_rate, unit, min_quantity, multiple, lead_days, country, properties, certificates, in_stock, stock, reviews on products
  for each statement execute function page_content_changed();
