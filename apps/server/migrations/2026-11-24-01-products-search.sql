-- Searching goods by words and their beginnings, by spelling where no word fits; likes; and when a seller has ceased to be.
create extension if not exists pg_trgm;

-- Whether a company or sole trader has ceased to be. Procedures that may end it (reorganisation, bankruptcy) do not.
create function company_ended(status_name text, closed_on date) returns boolean language sql immutable parallel safe as $$
  select closed_on is not null or status_name = 'Не действует' or status_name ~* '^(ликвидирован|исключен|исключён|прекра|присоединен|присоединён)'
$$;

-- Name before tags and codes, these before the description. Codes are found as they are written, without Russian endings.
create function product_search(product products) returns tsvector language sql stable as $$
  select setweight(to_tsvector('russian', product.name), 'A')
    || setweight(to_tsvector('simple', translate(product.product_code || ' ' || product.sku_article, '-_/.,', '     ')), 'A')
    || setweight(to_tsvector('russian', coalesce((
         select string_agg(tags.name, ' ') from product_tags join tags on tags.id = product_tags.tag_id
         where product_tags.product_id = product.id), '')), 'B')
    || setweight(to_tsvector('russian', product.description), 'C')
$$;

create function products_keep_search() returns trigger language plpgsql as $$
begin
  new.search := product_search(new);
  return new;
end $$;
create trigger products_keep_search before insert or update of name, description, product_code, sku_article on products
  for each row execute function products_keep_search();

create function product_tags_keep_search() returns trigger language plpgsql as $$
begin
  update products set search = product_search(products) where id in (select product_id from changed);
  return null;
end $$;
create trigger product_tags_added after insert on product_tags referencing new table as changed
  for each statement execute function product_tags_keep_search();
create trigger product_tags_removed after delete on product_tags referencing old table as changed
  for each statement execute function product_tags_keep_search();

create index products_by_views on products (views desc, id desc) where state = 'published' and hidden is null and deleted_at is null;
create index products_by_rating on products ((case when reviews = 0 then 0 else stars::float8 / reviews end) desc, id desc)
  where state = 'published' and hidden is null and deleted_at is null;

-- A text for comparing spellings: Russian letters as ASCII ones, because pg_trgm passes over all others in a database of the C locale.
create function spelling(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'абвгдеёжзийклмнопрстуфхцчшщыэюяъь', 'abvgdeejziyklmnoprstufhc4w61379')
$$;

create index products_spelling on products using gin (spelling(name) gin_trgm_ops);

-- Names that are spelled nearly so, the nearest first, for searches that no word fits.
create function products_spelled(typed text) returns table (id integer) language sql stable
  set pg_trgm.word_similarity_threshold = 0.4 as $$
  select products.id from products
  where products.state = 'published' and products.hidden is null and products.deleted_at is null and spelling(typed) <% spelling(products.name)
  order by word_similarity(spelling(typed), spelling(products.name)) desc, products.id desc
  limit 200
$$;

-- Whether a category holds anything: categories, goods, or edits that would move goods into it.
create function category_in_use(category integer) returns boolean language sql stable as $$
  select exists (select 1 from categories where parent_id = category)
    or exists (select 1 from products where category_id = category)
    or exists (select 1 from product_revisions where category_id = category)
$$;

-- Grows with every change by the seller, so that a decision about an older text is refused.
alter table products add column version integer not null default 1;

-- Who likes what; `products.likes` counts the rows.
create table product_likes (
  user_id integer not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, product_id)
);
create index product_likes_product on product_likes (product_id);
create index product_likes_user on product_likes (user_id, created_at desc);
