-- Everything that strangers see of a card in words is part of the edit that waits; an edit of the version before leaves these as they are.
alter table product_revisions add column product_code text check (char_length(product_code) between 1 and 64);
alter table product_revisions add column properties jsonb;
alter table product_revisions add column tags integer[];
-- Numbers of edits never repeat for a card, so that a decision about one that was decided before meets no other.
alter table products add column revisions integer not null default 0;
update products set revisions = edit.version from product_revisions as edit where edit.product_id = products.id;
-- The price a buyer paid when staff last decided about the card.
alter table products add column seen_price_kopecks bigint;
update products set seen_price_kopecks = final_price_kopecks where state = 'published';
create index products_price_jumped on products (id) where state = 'published' and deleted_at is null
  and (final_price_kopecks >= 3 * seen_price_kopecks or 3 * final_price_kopecks <= seen_price_kopecks);
-- A tag of an edit that waits is in use too.
create or replace function tag_in_use(tag integer) returns boolean language sql stable as $$
  select exists (select 1 from product_tags where tag_id = tag) or exists (select 1 from product_revisions where tags @> array[tag])
$$;
