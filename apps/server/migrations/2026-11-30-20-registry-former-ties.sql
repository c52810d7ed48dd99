-- Heads and founders whom a newer extract no longer names: an extract itself tells only who is there now.
create table company_former_ties (
  inn text not null,
  company_id integer not null references companies (id) on delete cascade,
  role text not null check (role in ('head', 'founder')),
  name text not null,
  -- Days of the last extract that names the person and of the first that does not: the part ended between them.
  named_on date not null,
  gone_on date not null,
  primary key (inn, company_id, role)
);
create index company_former_ties_company on company_former_ties (company_id);
