-- no-transaction
-- Companies by their revenue, of which a selection may ask alone.
create index concurrently if not exists companies_revenue on companies (revenue_kopecks) where revenue_kopecks is not null;
