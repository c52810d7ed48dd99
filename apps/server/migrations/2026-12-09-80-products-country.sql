-- Country of origin by ОКСМ (ОК 025) as a number; null where the seller names none.
alter table products add column country smallint check (country between 1 and 999);
