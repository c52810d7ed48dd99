-- An index without rows is of the newest version; one with rows is rebuilt at the next start.
update company_search_state set version = 2 where not exists (select from company_search);
