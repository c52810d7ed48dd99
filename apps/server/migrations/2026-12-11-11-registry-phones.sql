-- Phone numbers of companies whose card was fetched from a source that gives them: companies that share one are tied by it.
create table company_phones (
  company_id integer not null references companies (id) on delete cascade,
  -- Digits with the country's code, with «;ext=» before an extension.
  phone text not null,
  primary key (company_id, phone)
);
create index company_phones_phone on company_phones (phone, company_id);
