-- A payment of one ruble by which staff try the provider: neither a sale nor a plan.
alter table payments drop constraint payments_purpose_check;
alter table payments add constraint payments_purpose_check check (purpose in ('order', 'plan', 'test')) not valid;
alter table payments validate constraint payments_purpose_check;
create index payments_test on payments (provider, id desc) where purpose = 'test';
