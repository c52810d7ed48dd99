-- no-transaction
-- The overview of the back office also counts decided claims among the decisions of the day.
create index concurrently if not exists audit_log_decisions on audit_log (happened_at) where action in ('products.published',
  'products.rejected', 'binding.approved', 'binding.rejected', 'support.answered', 'reviews.hidden', 'reviews.kept', 'chat.complaint_closed',
  'disputes.accepted', 'disputes.refused', 'claims.decided');
