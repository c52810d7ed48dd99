-- The sum of a deal that a list says beside a company, in kopecks, and what stands in its place and is none.
alter table company_list_lines add column sum bigint, add column unread_sum text;
