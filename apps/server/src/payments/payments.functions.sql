-- Triggers that protect payments, refunds and the ledger against any client: they refuse impossible changes even if the code has a fault.

-- The states `succeeded` and `canceled` are final, and an amount never changes.
create or replace function payments_step() returns trigger language plpgsql as $$
begin
  if old.status in ('succeeded', 'canceled') and old.status <> new.status then
    raise exception 'payment % is % for good', old.id, old.status using errcode = 'check_violation';
  end if;
  if old.amount_kopecks <> new.amount_kopecks then
    raise exception 'the amount of payment % cannot change', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger payments_step before update on payments
  for each row execute function payments_step();

-- Deferred to the end of the database transaction, when all entries of the ledger transaction are inserted.
create or replace function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount_kopecks) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_sums_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

-- The refunds of a payment never exceed it. Its row is locked while they are summed, so that simultaneous refunds come one after another.
create or replace function refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid payments;
begin
  select * into paid from payments where id = new.payment_id for update;
  if paid.status <> 'succeeded' then
    raise exception 'payment % has not succeeded', new.payment_id using errcode = 'check_violation';
  end if;
  if (select sum(amount_kopecks) from refunds where payment_id = new.payment_id and status <> 'canceled') > paid.amount_kopecks then
    raise exception 'the refunds of payment % exceed it', new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger refunds_within_payment after insert on refunds
  for each row execute function refunds_within_payment();

-- The same as for payments: final states and a constant amount.
create or replace function refunds_step() returns trigger language plpgsql as $$
begin
  if old.status in ('succeeded', 'canceled') and old.status <> new.status then
    raise exception 'refund % is % for good', old.id, old.status using errcode = 'check_violation';
  end if;
  if old.amount_kopecks <> new.amount_kopecks then
    raise exception 'the amount of refund % cannot change', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger refunds_step before update on refunds
  for each row execute function refunds_step();
