-- Sizes and marks are found however they are written: «3×2,5» by «3х2.5» (х, x and * between digits are the sign of multiplication), «К 80-50-200»
-- by its numbers (the text-search parser took «-50» and «2.5» for numbers of their own), and «М12» or «А500С» by letters of the other alphabet
-- that look the same.

-- Each number is a word of its own, as it is in what is typed.
create function numbers_apart(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(written, '(\d)[xXхХ*](?=\d)', '\1 ', 'g'), '[-/.,](?=\d)', ' ', 'g')
$$;

-- Letters that look like Cyrillic ones as those: only words with a digit are read so, in which the alphabet is anybody's guess.
create function mark_letters(word text) returns text language sql immutable parallel safe as $$
  select translate(word, 'ABCEHKMOPTXYabcehkmoptxy', 'АВСЕНКМОРТХУавсенкмортху')
$$;

create function product_marks(written text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(mark_letters(word), ' '), '') from string_to_table(written, ' ') as word
  where word ~ '\d' and word <> mark_letters(word)
$$;

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

update products set search = product_search(products) where search is distinct from product_search(products);
