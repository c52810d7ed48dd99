-- The documents that said the same as the first one of a version, so that a card of a past day knows how old its data were then.
-- Of each the day that it speaks of and the day from which it was available, the first document included; null while there is only that one.

alter table company_facts add column confirmed_as_of date[], add column confirmed_since date[];
alter table taxpayer_facts add column confirmed_as_of date[], add column confirmed_since date[];
alter table company_past_facts add column confirmed_as_of date[], add column confirmed_since date[];
alter table taxpayer_past_facts add column confirmed_as_of date[], add column confirmed_since date[];
