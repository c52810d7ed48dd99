-- The КПП of the branch that a line of a list means; null where it means the company.
alter table company_list_lines add column kpp text;
