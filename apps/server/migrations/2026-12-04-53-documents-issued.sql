-- Closing documents of orders that are paid by invoice: numbered by seller, their very files kept, never changed.
create table order_document_numbers (
  company_id integer not null references companies (id),
  kind text not null,
  last_number integer not null check (last_number > 0),
  primary key (company_id, kind)
);

create table order_documents (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id),
  company_id integer not null references companies (id),
  kind text not null check (kind in ('upd', 'act')),
  number integer not null,
  issued_on date not null,
  -- Of an УПД: 1 with the invoice for VAT, 2 without.
  upd_status smallint check (upd_status in (1, 2)),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  created_at timestamptz not null,
  unique (company_id, kind, number),
  unique (order_id, kind)
);

create table order_document_files (
  document_id integer not null references order_documents (id),
  format text not null check (format in ('pdf', 'xml')),
  file_name text not null,
  sha256 text not null,
  content bytea not null,
  primary key (document_id, format)
);

-- What was issued stays as it was.
revoke update, delete on order_documents from {{app_role}};
revoke update, delete on order_document_files from {{app_role}};
