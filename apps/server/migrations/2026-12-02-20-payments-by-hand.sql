-- Payments and refunds that staff ended because the provider did not: why, and who.
alter table payments add column hand_reason text, add column hand_by integer references users (id) on delete set null;
alter table refunds add column hand_reason text, add column hand_by integer references users (id) on delete set null;
-- A refund that is open too long is an alarm of its payment too.
update payment_alarms as alarm set payment_id = refund.payment_id from refunds as refund
where alarm.payment_id is null and alarm.subject = 'refund:' || refund.id;
