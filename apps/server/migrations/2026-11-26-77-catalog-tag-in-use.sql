-- Staff remove a tag only while no card carries it; the word `catalog` does not read the cards themselves.
create function tag_in_use(tag integer) returns boolean language sql stable as $$
  select exists (select 1 from product_tags where tag_id = tag)
$$;
