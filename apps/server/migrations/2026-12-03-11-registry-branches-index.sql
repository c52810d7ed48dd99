-- no-transaction
-- Branches by their КПП.
create index concurrently if not exists company_ties_kpp on company_ties (kpp) where kpp is not null;
