-- Price lists of sellers: the file's lines, what would become of each, and how far they are taken over.
create table price_lists (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  file_name text not null,
  -- [{"column": 1, "head": "Артикул", "field": "article", "samples": []}]
  columns jsonb not null,
  -- Of new cards whose line names no category.
  category_id integer references categories (id) on delete set null,
  state text not null check (state in ('columns', 'comparing', 'compared', 'applying', 'done')),
  lines integer not null,
  created_at timestamptz not null
);
create index price_lists_user on price_lists (user_id, id desc);

create table price_list_lines (
  list_id integer not null references price_lists (id) on delete cascade,
  line integer not null,
  -- {"1": "SK-12", "3": "1 200,50"} by column.
  cells jsonb not null,
  -- Null until the line is compared.
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  fault text,
  product_id integer,
  -- What is shown: [{"field": "price", "before": "100", "after": "120"}], and what is written.
  changes jsonb not null default '[]',
  values jsonb,
  applied boolean not null default false,
  primary key (list_id, line)
);
create index price_list_lines_outcome on price_list_lines (list_id, outcome, line);
create index price_list_lines_waiting on price_list_lines (list_id, line) where outcome is null or (outcome in ('new', 'changed') and not applied);
create index price_lists_company on price_lists (company_id);
