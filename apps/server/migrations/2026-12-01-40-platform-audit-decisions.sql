-- no-transaction
-- The overview of the back office tells how many requests of each queue staff decided today.
create index concurrently if not exists audit_log_decisions on audit_log (happened_at) where action in ('products.published',
  'products.rejected', 'binding.approved', 'binding.rejected', 'support.answered', 'reviews.hidden', 'reviews.kept', 'chat.complaint_closed');
