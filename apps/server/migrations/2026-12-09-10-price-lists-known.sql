-- What lists have taught about a company's goods: which card an id of 1С means, what is known of one without a card, and which category a group of the files means.
create table price_list_goods (
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  external_id text not null,
  product_id integer references products (id) on delete set null,
  -- {"article": "SK-12", "name": "Болт"} by field, from the lists before; empty once there is a card.
  cells jsonb not null,
  primary key (user_id, company_id, external_id)
);
create index price_list_goods_product on price_list_goods (product_id);
create index price_list_goods_company on price_list_goods (company_id);

create table price_list_categories (
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  -- As files write it, in lower case.
  name text not null,
  category_id integer not null references categories (id) on delete cascade,
  set_at timestamptz not null,
  primary key (user_id, company_id, name)
);
create index price_list_categories_category on price_list_categories (category_id);
create index price_list_categories_company on price_list_categories (company_id);
