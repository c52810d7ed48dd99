-- Invoices of the site's owner to the companies of members: no company of the register sells there, and no member.
alter table invoices
  alter column company_id drop not null,
  alter column seller_id drop not null,
  add constraint invoices_whole_seller check ((company_id is null) = (seller_id is null));
create unique index invoices_own_number on invoices (number) where company_id is null;
create index invoices_own on invoices (buyer_id, id) where company_id is null;

-- The last number of the owner's invoices; the row is locked by who takes the next.
create table own_invoice_numbers (
  only_one boolean primary key default true check (only_one),
  last_number integer not null check (last_number > 0)
);

-- Staff enter the payment of such an invoice, once.
alter table invoice_payments
  alter column company_id drop not null,
  drop constraint invoice_payments_source_check,
  add constraint invoice_payments_source_check check (source in ('seller', 'statement', 'staff'));
create unique index invoice_payments_staff on invoice_payments (invoice_id) where source = 'staff';
