-- no-transaction
-- What staff ended in the last weeks, which is looked at again in case the provider tells otherwise.
create index concurrently if not exists payments_by_hand on payments (settled_at) where hand_reason is not null;
create index concurrently if not exists refunds_by_hand on refunds (settled_at) where hand_reason is not null;
