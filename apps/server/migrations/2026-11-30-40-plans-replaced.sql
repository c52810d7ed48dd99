-- Where a plan's price changed before its payment, a click makes another order at the price that is shown. The one before may still be paid
-- at the provider's page that is open in another tab: then it starts the plan as any other.
alter table plan_orders
  drop constraint plan_orders_status_check,
  add constraint plan_orders_status_check check (status in ('open', 'replaced', 'paid', 'canceled'));
