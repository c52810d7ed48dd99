-- A purchase that is paid by invoices has no payment at the provider: its orders name it.
alter table purchases alter column payment_id drop not null;
alter table orders add column purchase_id integer references purchases (id);
create index orders_purchase on orders (purchase_id) where purchase_id is not null;
