-- What goes on after a higher plan since before its rows named the payment gets its name too: it begins where the higher one ends, of the plan
-- whose paid part ended where the higher one began. So a refund reaches it.
update memberships as rest set rest_of = part.payment_id
from memberships as higher, memberships as part
where rest.payment_id is null and rest.rest_of is null
  and higher.user_id = rest.user_id and higher.payment_id is not null and higher.ends_at = rest.starts_at
  and part.user_id = rest.user_id and part.plan_id = rest.plan_id and part.payment_id is not null and part.ends_at = higher.starts_at;
