-- What a typed text is looked for by: every word as the beginning of a word, by its Russian stem, and as it is written where the stem is no
-- beginning of it. A single letter or digit is a whole word: as a beginning it names a tenth of all codes. Words without a meaning of their own
-- are passed over beside others.
create function product_query(words text) returns tsquery language plpgsql immutable parallel safe set client_min_messages = warning as $$
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
      found := coalesce(found && stem, stem);
    end if;
  end loop;
  return coalesce(found, passed_over, ''::tsquery);
end $$;
