-- The count of wrong passwords fades little by little, so it has fractions.
alter table login_failures alter column failures type double precision;
