-- What a member writes about a company for themselves: a note and labels, one row a company.
create table company_notes (
  user_id integer not null references users (id) on delete cascade,
  company_id integer not null references companies (id),
  text text not null check (length(text) <= 2000),
  labels text[] not null check (cardinality(labels) <= 10),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, company_id),
  check (text <> '' or cardinality(labels) > 0)
);
create index company_notes_company on company_notes (company_id);
create index company_notes_changed on company_notes (user_id, updated_at desc, company_id);
