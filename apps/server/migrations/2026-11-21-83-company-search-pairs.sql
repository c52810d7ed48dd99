-- Version 3 adds keys for pairs of a legal form and a word. An index without rows is of it; one with rows is rebuilt at the next start.
update company_search_state set version = 3 where not exists (select from company_search);
