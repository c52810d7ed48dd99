-- What is left of a plan goes on after a higher one as a row of its own, which names the payment too: a refund shortens all of it.
alter table memberships add column rest_of bigint;
create index memberships_rest on memberships (rest_of) where rest_of is not null;
