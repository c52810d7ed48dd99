-- What the provider keeps of a payment, where it says so, in kopecks; of a pretended payment nothing.
alter table payments add column fee_kopecks bigint check (fee_kopecks >= 0);
-- A seller's money is read by company and day.
create index invoice_payments_company on invoice_payments (company_id, paid_on desc, id desc);
create index invoices_company_waiting on invoices (company_id, valid_until) where status = 'waiting';
update payments set fee_kopecks = 0 where provider = 'sandbox' and status = 'succeeded';
