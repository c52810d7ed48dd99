-- «Обновить данные»: who was refreshed when, and what changed; one refresh of a company per minute, whichever process is asked.

-- `number` is the ОГРН of a company we hold, else the number that was asked for: the first fetch of a company is limited too.
create table company_card_claims (
  number text primary key,
  claimed_at timestamptz not null
);

create table company_card_refreshes (
  id bigint generated always as identity primary key,
  company_id integer not null references companies (id) on delete cascade,
  source text not null,
  refreshed_at timestamptz not null,
  changed text[] not null
);

create index company_card_refreshes_company on company_card_refreshes (company_id, refreshed_at desc);
