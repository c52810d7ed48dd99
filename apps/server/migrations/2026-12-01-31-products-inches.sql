-- Inches and minutes are signs beside a number and no part of it: «15,6″» is found by «15.6».
create or replace function plain_words(written text) returns text language sql immutable parallel safe as $$
  -- Those that a space stands for, then those that vanish: they are not seen within a word.
  select translate(written, '″′«»„“”‟‘’‚‹›—–―…№•·×÷°±₽€§©®™' || chr(160) || chr(8201) || chr(8239) || chr(173) || chr(8203) || chr(8288) || chr(65279),
    rpad('', 33))
$$;

update products set search = product_search(products) where search is distinct from product_search(products);
