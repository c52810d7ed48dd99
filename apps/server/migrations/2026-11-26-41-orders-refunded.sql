-- What of an order's money went back; an order whose money is back altogether goes no further.
alter table orders add column refunded_kopecks bigint not null default 0;
alter table orders add constraint orders_refunded check (refunded_kopecks between 0 and total_kopecks) not valid;
alter table orders validate constraint orders_refunded;

create or replace function orders_step() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and (old.status, new.status) not in
    (('not_paid', 'pending'), ('pending', 'in_progress'), ('in_progress', 'completed')) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status using errcode = 'check_violation';
  end if;
  if old.status <> new.status and old.refunded_kopecks > 0 and old.refunded_kopecks = old.total_kopecks then
    raise exception 'the money of order % went back', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
