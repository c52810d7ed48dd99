-- The unit of a line of a request for prices: a code of ОКЕИ as a number; null where the buyer names none.
alter table quote_request_lines add column unit smallint check (unit between 1 and 999);
