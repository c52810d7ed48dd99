-- The steps of an order that the database itself allows.

-- The only steps there are, whoever asks. An order whose money is on its way back takes none that would contradict it: nothing is shipped of
-- what goes back whole, and no receipt is confirmed before the sum that is left is known.
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
