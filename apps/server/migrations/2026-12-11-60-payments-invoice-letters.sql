-- Letters with an invoice that its buyer asked for lately: the same one asked for again is one letter.
create table invoice_letters (
  invoice_id integer not null references invoices (id),
  -- SHA-256 of the address.
  address bytea not null,
  sent_at timestamptz not null,
  primary key (invoice_id, address)
);
