-- no-transaction
-- The index without requests for prices, which another one replaced.
drop index concurrently if exists audit_log_decisions;
