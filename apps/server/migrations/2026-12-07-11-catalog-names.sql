-- What a file of categories may say beside their Russian names: names in two more languages, and the usual rate of VAT in percent.
alter table categories add column name_en text check (name_en <> ''), add column name_zh text check (name_zh <> ''),
  add column vat_rate smallint check (vat_rate between 0 and 100);
