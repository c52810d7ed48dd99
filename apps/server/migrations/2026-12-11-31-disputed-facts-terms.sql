-- The last day on which a fact can be marked belongs to the fact as its source states it: it stays when who disputed it deletes the account.
create table dispute_terms (
  company_id integer not null references companies (id) on delete cascade,
  kind text not null,
  record text not null check (length(record) between 1 and 100),
  content_hash text not null,
  until date not null,
  primary key (company_id, kind, record, content_hash)
);
insert into dispute_terms (company_id, kind, record, content_hash, until)
select distinct on (company_id, kind, record, content_hash) company_id, kind, record, content_hash, until
from disputed_facts order by company_id, kind, record, content_hash, id;
