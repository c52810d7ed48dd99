-- The year of the revenue by which a company is ranked, and of the figure of a company's own block; what was loaded before tells it of open data alone.
alter table companies add column revenue_year smallint;
alter table company_facts add column figure_year smallint;

update companies set revenue_year = right(newest.source, 4)::smallint
from (
  select distinct on (number) number, source, figure from taxpayer_facts
  where (source like 'accounts-%' or source like 'incomes-%') and figure is not null order by number, split_part(source, '-', 1), source desc
) as newest
where newest.number = companies.inn and newest.figure = companies.revenue_kopecks;
