-- The day of the payment order itself, which may be before the money came; null where the bank's file does not give it.
alter table statement_lines add column drawn_on date;
alter table invoice_payments add column drawn_on date;
