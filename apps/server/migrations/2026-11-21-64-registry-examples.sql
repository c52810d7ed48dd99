-- Invented companies of the demo register: whatever is shown of them names its source as an example.
alter table companies add column example boolean not null default false;
