-- A trigger that lets an order change its status only by the allowed steps, whatever code writes it.

-- The steps: not_paid → pending (paid) → in_progress (shipped) → completed (received by the buyer). Refunds restrict them further. An order whose
-- money is refunded in full takes no step. While a refund of all its money is under way, it takes none either. While a refund of a part is under
-- way, it can be shipped but not completed: the closing receipt of a completed order needs the sum that remains after the refund.
create or replace function orders_step() returns trigger language plpgsql as $$
declare
  returning_kopecks bigint;
begin
  if old.status = new.status then
    return new;
  end if;
  if (old.status, new.status) not in (('not_paid', 'pending'), ('pending', 'in_progress'), ('in_progress', 'completed')) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status using errcode = 'check_violation';
  end if;
  if old.refunded_kopecks > 0 and old.refunded_kopecks = old.total_kopecks then
    raise exception 'the money of order % went back', old.id using errcode = 'check_violation';
  end if;
  select coalesce(sum(amount_kopecks), 0) into returning_kopecks from refunds
    where ref = 'order:' || old.id and status in ('created', 'pending');
  if returning_kopecks > 0 and (new.status = 'completed' or old.refunded_kopecks + returning_kopecks = old.total_kopecks) then
    raise exception 'the money of order % is on its way back', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger orders_step before update on orders
  for each row execute function orders_step();
