-- Where a number beyond the first of its line stood: it has a line of its own after the last one.
alter table company_list_lines add column found_in integer;
