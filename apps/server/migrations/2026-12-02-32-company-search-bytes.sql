-- Posting lists as bytes. An index that was made before is read as it is until the new one, which the next start builds, takes its place.
alter table company_search_terms add column bytes bytea, alter column body drop not null;
alter table company_search_terms alter column bytes set storage external;
alter table company_search_terms alter column bytes set statistics 0;
-- Numbers that are too long to be terms are looked up in the register itself; the columns go once no released code reads them.
drop index company_search_documents_inn;
drop index company_search_documents_ogrn;
alter table company_search_documents alter column ogrn drop not null;
-- Of words whose prefixes no other word goes on from only the longest has a list. An index without records is of the newest version.
update company_search_state set version = 9 where not exists (select from companies);
