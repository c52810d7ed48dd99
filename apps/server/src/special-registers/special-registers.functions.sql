-- The words by which entries of the special registers are found.

-- The column `words` of the entries keeps its results.
create or replace function register_words(given text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(given), 'ё', 'е'), '[^0-9a-zа-я]+'), ''))
$$;

-- A question in the form of tsquery, its words spelled as those of the entries.
create or replace function register_query(given text) returns tsquery language sql immutable parallel safe as $$
  select translate(lower(given), 'ё', 'е')::tsquery
$$;
