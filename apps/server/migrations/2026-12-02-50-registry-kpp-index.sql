-- no-transaction
-- Companies by their КПП, which thousands share, the largest first.
create index concurrently if not exists companies_kpp on companies (kpp, revenue_kopecks desc nulls last) where kpp is not null;
