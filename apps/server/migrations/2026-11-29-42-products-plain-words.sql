-- Signs beside a word are no part of it: in a database of the C locale the text-search parser takes every sign outside ASCII for a letter, so
-- that neither buyers nor the stop-list found the word within «quotes» or before a dash.
create function plain_words(written text) returns text language sql immutable parallel safe as $$
  -- Those that a space stands for, then those that vanish: they are not seen within a word.
  select translate(written, '«»„“”‟‘’‚‹›—–―…№•·×÷°±₽€§©®™' || chr(160) || chr(8201) || chr(8239) || chr(173) || chr(8203) || chr(8288) || chr(65279),
    rpad('', 31))
$$;

create or replace function product_search(product products) returns tsvector language sql stable as $$
  select setweight(to_tsvector('russian', plain_words(product.name)), 'A')
    || setweight(to_tsvector('simple', translate(plain_words(product.product_code || ' ' || product.sku_article), '-_/.,', '     ')), 'A')
    || setweight(to_tsvector('russian', coalesce((
         select string_agg(plain_words(tags.name), ' ') from product_tags join tags on tags.id = product_tags.tag_id
         where product_tags.product_id = product.id), '')), 'B')
    || setweight(to_tsvector('russian', plain_words(product.description)), 'C')
$$;

update products set search = product_search(products)
where plain_words(concat_ws(' ', name, product_code, sku_article, description)) <> concat_ws(' ', name, product_code, sku_article, description)
  or exists (select 1 from product_tags join tags on tags.id = product_tags.tag_id
    where product_tags.product_id = products.id and plain_words(tags.name) <> tags.name);
