-- no-transaction
-- The index without disputed facts, which another one replaced.
drop index concurrently if exists audit_log_decisions;
