-- no-transaction
-- The index without claims, which another one replaced.
drop index concurrently if exists audit_log_decided;
