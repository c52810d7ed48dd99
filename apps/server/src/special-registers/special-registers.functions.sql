-- Functions for the search by words in entries of the special registers (public lists such as tax debtors). Both ignore letter case and treat «ё» as
-- «е».

-- The words of a text. The column `words` of `special_register_entries` stores its results.
create or replace function register_words(given text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(given), 'ё', 'е'), '[^0-9a-zа-я]+'), ''))
$$;

-- A search query in the syntax of tsquery, its words spelled as those of the entries.
create or replace function register_query(given text) returns tsquery language sql immutable parallel safe as $$
  select translate(lower(given), 'ё', 'е')::tsquery
$$;
