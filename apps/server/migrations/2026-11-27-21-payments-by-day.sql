-- no-transaction
-- Payments of a day, which are compared with the provider.
create index concurrently if not exists payments_created on payments (created_at);
