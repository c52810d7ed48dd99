-- no-transaction
-- Companies by their headcount, of which a selection may ask alone.
create index concurrently if not exists companies_headcount on companies (headcount) where headcount is not null;
