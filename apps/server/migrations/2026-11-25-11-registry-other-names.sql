-- Names by which a company is searched beside its own: in other languages, as its charter gives them, and those it bore while we held it; one a line.
alter table companies add column name_other text, add column name_former text;
