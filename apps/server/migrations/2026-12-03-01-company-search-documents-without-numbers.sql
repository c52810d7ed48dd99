-- Numbers that are too long to be terms are looked up in the register; nothing reads or writes these columns any more.
alter table company_search_documents drop column inn, drop column ogrn;
