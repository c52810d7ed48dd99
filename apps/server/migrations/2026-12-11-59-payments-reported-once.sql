-- What makes a payment that the seller reported this payment: its sum, day and number, and what was paid before as the seller saw it. A
-- report that is sent again is the same payment.
alter table invoice_payments add column report_key text;
create unique index invoice_payments_reported on invoice_payments (invoice_id, report_key) where report_key is not null;
