-- What hides a card is kept apart from what is shown of it: a plan that ended stays ended while the company is unlinked and linked again.
alter table products
  add column without_plan boolean not null default false,
  add column blocked boolean not null default false;
update products set without_plan = hidden is not distinct from 'plan', blocked = hidden is not distinct from 'blocked' where hidden is not null;
