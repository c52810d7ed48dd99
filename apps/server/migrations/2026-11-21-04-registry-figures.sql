-- Open data names its subject by ИНН or, in lists of sanctions, by ОГРН: the key is a number of either kind.
-- `figure` is the one number of a block that ranking needs (revenue in kopecks, headcount, category), readable without opening it.

alter table taxpayer_facts rename column inn to number;
alter table taxpayer_facts add column figure bigint;
alter table company_facts add column figure bigint;
