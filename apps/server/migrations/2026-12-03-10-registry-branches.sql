-- A branch is found by its КПП as its company is: the tie of a branch carries it. Rows of today keep; the constraint looks at new ones alone.
alter table company_ties add column kpp text;
alter table company_ties drop constraint company_ties_role_check;
alter table company_ties add constraint company_ties_role_check
  check (role in ('head', 'founder', 'manager', 'predecessor', 'successor', 'branch')) not valid;
