-- Goods and services of sellers: what is on sale, its pictures and tags, and an edit that waits for approval.
create table products (
  id integer generated always as identity primary key,
  -- The member who manages the card; the company or sole trader that sells.
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  category_id integer not null references categories (id),
  kind text not null check (kind in ('product', 'service')),
  name text not null check (char_length(name) between 1 and 200),
  description text not null check (char_length(description) between 1 and 20000),
  product_code text not null check (char_length(product_code) between 1 and 64),
  sku_article text not null unique,
  price_kopecks bigint not null check (price_kopecks between 1 and 100000000000),
  sale_price_kopecks bigint check (sale_price_kopecks between 1 and price_kopecks),
  -- What a buyer pays: filters, order, totals and orders count with it.
  final_price_kopecks bigint not null generated always as (coalesce(sale_price_kopecks, price_kopecks)) stored,
  -- Percent of VAT that the price is without; null where the seller has none or the price includes it.
  vat_rate smallint check (vat_rate in (0, 5, 7, 10, 20, 22)),
  in_stock boolean not null default true,
  -- Pieces left; null where the seller does not count them.
  stock integer check (stock >= 0),
  -- Pairs of name and value for the tab «Характеристика».
  properties jsonb not null default '[]',
  state text not null default 'pending' check (state in ('pending', 'published', 'rejected')),
  -- Why a published card is not shown although staff approved it.
  hidden text check (hidden in ('unbound', 'seller_ended', 'plan', 'blocked')),
  reject_reason text,
  decided_at timestamptz,
  decided_by integer references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Orders keep the words of what was bought, so a deleted card can stay as a row without being shown anywhere.
  deleted_at timestamptz,
  likes integer not null default 0 check (likes >= 0),
  views integer not null default 0 check (views >= 0),
  reviews integer not null default 0 check (reviews >= 0),
  stars integer not null default 0 check (stars >= 0),
  search tsvector not null default ''
);
create index products_shown on products (category_id, id desc) where state = 'published' and hidden is null and deleted_at is null;
create index products_by_price on products (final_price_kopecks, id) where state = 'published' and hidden is null and deleted_at is null;
create index products_user on products (user_id, id desc) where deleted_at is null;
create index products_company on products (company_id, id desc) where deleted_at is null;
create index products_moderation on products (updated_at, id) where state = 'pending' and deleted_at is null;
create index products_search on products using gin (search);

create table product_images (
  id integer generated always as identity primary key,
  product_id integer not null references products (id) on delete cascade,
  -- Folder of the encoded sizes in the store of pictures.
  key text not null unique,
  width integer not null,
  height integer not null,
  -- Place in the gallery; null for a picture that belongs to the waiting edit only.
  position smallint,
  created_at timestamptz not null
);
create index product_images_product on product_images (product_id, position);

create table product_tags (
  product_id integer not null references products (id) on delete cascade,
  tag_id integer not null references tags (id),
  primary key (product_id, tag_id)
);
create index product_tags_tag on product_tags (tag_id);

-- An edit of a published card: the approved one stays on sale until staff decide.
create table product_revisions (
  product_id integer primary key references products (id) on delete cascade,
  name text not null,
  description text not null,
  category_id integer not null references categories (id),
  -- Ids of product_images in the order of the gallery.
  images integer[] not null,
  -- Grows with every change, so that a decision about an older text is refused.
  version integer not null default 1,
  submitted_at timestamptz not null,
  reject_reason text
);
