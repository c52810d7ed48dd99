-- no-transaction
-- The overview of the back office also counts decisions about requests for prices among those of the day.
create index concurrently if not exists audit_log_decided on audit_log (happened_at) where action in ('products.published',
  'products.rejected', 'binding.approved', 'binding.rejected', 'support.answered', 'reviews.hidden', 'reviews.kept', 'chat.complaint_closed',
  'disputes.accepted', 'disputes.refused', 'claims.decided', 'quotes.kept', 'quotes.removed');
