-- Triggers of the feature «monitoring». A statement that changes a company which members watch (table watches) also stores the change as an event
-- (table company_events). A statement that stores an event, or a step of a sale, also stores what must be sent to members' webhooks (table
-- webhook_deliveries).
--
-- Each changed row is looked up in the watches on its own. `offset 0` keeps the planner from reading all watches for each statement instead, which
-- with 100,000 watches takes longer than the statement.

-- Changes of a company's main data. Another spelling of the same head, name or address is no change.
-- A new taxpayer number (inn) is added to those by which lists of open data find the company.
create or replace function note_company_changes() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before, after, source, as_of)
  select after.id, change.field, change.before, change.after, change.source, after.register_as_of
  from new_rows as after join old_rows as before using (id) cross join lateral (values
    ('status', concat_ws(', ', before.status_name, before.procedure), concat_ws(', ', after.status_name, after.procedure), 'register'),
    ('head', before.leader, after.leader, 'register'),
    ('name', before.name, after.name, 'register'),
    ('address', before.address, after.address, 'register'),
    ('capital', before.capital_kopecks::text, after.capital_kopecks::text, 'register'),
    ('accounts', before.revenue_year || ' ' || before.revenue_kopecks, after.revenue_year || ' ' || after.revenue_kopecks, 'accounts')
  ) as change (field, before, after, source)
  where exists (select 1 from watches where watches.company_id = after.id offset 0) and change.before is distinct from change.after
    and (change.field not in ('head', 'name', 'address') or not spelled_alike(change.before, change.after));
  insert into watched_numbers (number, company_id)
  select after.inn, after.id from new_rows as after join old_rows as before using (id)
  where after.inn is not null and after.inn is distinct from before.inn
    and exists (select 1 from watches where watches.company_id = after.id offset 0)
  on conflict do nothing;
  return null;
end $$;
create or replace trigger note_company_changes after update on companies
  referencing old table as old_rows new table as new_rows for each statement execute function note_company_changes();

-- New and changed facts from other sources than the company register: court cases, debt enforcement and so on.
create or replace function note_new_facts() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, after_facts, source, as_of)
  select company_id, source, facts, source, as_of from new_rows
  where source in ('cases', 'enforcement', 'bankruptcy', 'inspections', 'contracts', 'sanctions')
    and exists (select 1 from watches where watches.company_id = new_rows.company_id offset 0);
  return null;
end $$;
create or replace trigger note_new_facts after insert on company_facts
  referencing new table as new_rows for each statement execute function note_new_facts();

create or replace function note_changed_facts() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before_facts, after_facts, source, as_of)
  select after.company_id, after.source, before.facts, after.facts, after.source, after.as_of
  from new_rows as after join old_rows as before using (company_id, source)
  where after.source in ('cases', 'enforcement', 'bankruptcy', 'inspections', 'contracts', 'sanctions') and before.hash <> after.hash
    and exists (select 1 from watches where watches.company_id = after.company_id offset 0);
  return null;
end $$;
create or replace trigger note_changed_facts after update on company_facts
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_facts();

-- New entries of lists that open data publishes by taxpayer or registration number: tax debts, fines for tax offences, sanctions.
-- The name of a source begins with the kind of list: «sanctions-…».
create or replace function note_new_numbers() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, after_facts, source, as_of)
  select watched.company_id, split_part(after.source, '-', 1), after.facts, after.source, after.as_of
  from new_rows as after
    cross join lateral (select company_id from watched_numbers where watched_numbers.number = after.number offset 0) as watched
  where split_part(after.source, '-', 1) in ('debts', 'offences', 'sanctions')
    and exists (select 1 from watches where watches.company_id = watched.company_id offset 0);
  return null;
end $$;
create or replace trigger note_new_numbers after insert on taxpayer_facts
  referencing new table as new_rows for each statement execute function note_new_numbers();

-- Changed entries of these lists. An entry that is no longer in the newest copy of its list has the day (left_on) on which it was first missing.
create or replace function note_changed_numbers() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before_facts, after_facts, source, as_of)
  select watched.company_id, split_part(after.source, '-', 1), before.facts, case when after.left_on is null then after.facts end, after.source,
    coalesce(after.left_on, after.as_of)
  from new_rows as after join old_rows as before using (number, source)
    cross join lateral (select company_id from watched_numbers where watched_numbers.number = after.number offset 0) as watched
  where split_part(after.source, '-', 1) in ('debts', 'offences', 'sanctions')
    and (before.hash <> after.hash or (before.left_on is null) <> (after.left_on is null))
    and exists (select 1 from watches where watches.company_id = watched.company_id offset 0);
  return null;
end $$;
create or replace trigger note_changed_numbers after update on taxpayer_facts
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_numbers();

-- An import replaces a company's founders by a deletion and an insertion in one transaction. The deletion stores the founders' names in
-- watched_founders, so that the insertion can compare them with the new ones.
create or replace function keep_watched_founders() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into watched_founders (company_id, names)
  select company_id, string_agg(name, '; ' order by name) from old_rows
  where role = 'founder' and exists (select 1 from watches where watches.company_id = old_rows.company_id offset 0)
  group by company_id
  on conflict (company_id) do update set names = excluded.names;
  return null;
end $$;
create or replace trigger keep_watched_founders after delete on company_ties
  referencing old table as old_rows for each statement execute function keep_watched_founders();

-- The insertion of founders: an event if they differ from the former ones. A company without a row in watched_founders had none.
create or replace function note_founders() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  with after as (
    select company_id, string_agg(name, '; ' order by name) as names from new_rows
    where role = 'founder' and exists (select 1 from watches where watches.company_id = new_rows.company_id offset 0) group by company_id
  ), before as (
    delete from watched_founders using after where watched_founders.company_id = after.company_id returning watched_founders.*
  )
  insert into company_events (company_id, field, before, after, source, as_of)
  select after.company_id, 'founders', before.names, after.names, 'register', company.register_as_of
  from after left join before using (company_id) join companies as company on company.id = after.company_id
  where before.names is distinct from after.names;
  return null;
end $$;
create or replace trigger note_founders after insert on company_ties
  referencing new table as new_rows for each statement execute function note_founders();

-- Changed verdicts about a company, as a list in the order of the purposes (kinds of deal). A first verdict is no change.
create or replace function note_verdicts() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from watches) then return null; end if;
  insert into company_events (company_id, field, before, after, source, as_of)
  select after.company_id, 'verdict', array_to_string(before.verdicts, ','), array_to_string(after.verdicts, ','), 'reliability', after.day
  from new_rows as after join old_rows as before using (company_id)
  where cardinality(before.verdicts) > 0 and cardinality(after.verdicts) > 0 and before.verdicts <> after.verdicts
    and exists (select 1 from watches where watches.company_id = after.company_id offset 0);
  return null;
end $$;
create or replace trigger note_verdicts after update on reliability_summaries
  referencing old table as old_rows new table as new_rows for each statement execute function note_verdicts();

-- Deliveries to webhooks are stored in the transaction of the change. Here and below, `for key share` waits for a transaction that is deleting the
-- webhook: otherwise the delivery would refer to a webhook that is gone, and the change itself would fail with it.
create or replace function note_deliveries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from webhooks) then return null; end if;
  insert into webhook_deliveries (webhook_id, event_id)
  select hook.id, event.id
  from new_rows as event join watches as watch using (company_id) join webhooks as hook using (user_id)
  where 'companies' = any (hook.topics) and (hook.fields is null or event.field = any (hook.fields))
  order by event.id, hook.id for key share of hook;
  return null;
end $$;
create or replace trigger note_deliveries after insert on company_events
  referencing new table as new_rows for each statement execute function note_deliveries();

-- The taxpayer and registration numbers of watched companies, by which entries of the lists of open data are matched to them.
create or replace function keep_watched_numbers() returns trigger language plpgsql as $$
begin
  insert into watched_numbers (number, company_id)
  select distinct numbers.number, company.id
  from new_rows join companies as company on company.id = new_rows.company_id
    cross join lateral (values (company.inn), (company.ogrn)) as numbers (number)
  where numbers.number is not null
  on conflict do nothing;
  return null;
end $$;
create or replace trigger keep_watched_numbers after insert on watches
  referencing new table as new_rows for each statement execute function keep_watched_numbers();

-- Founders that are still in watched_founders at the end of the transaction were deleted without replacement: the company has none any more.
create or replace function note_gone_founders() returns trigger language plpgsql as $$
begin
  with gone as (delete from watched_founders where company_id = new.company_id returning *)
  insert into company_events (company_id, field, before, after, source, as_of)
  select gone.company_id, 'founders', gone.names, null, 'register', company.register_as_of
  from gone join companies as company on company.id = gone.company_id;
  return null;
end $$;
create constraint trigger note_gone_founders after insert or update on watched_founders
  deferrable initially deferred for each row execute function note_gone_founders();

-- Deliveries about sales: steps of orders, payments, refunds, invoices, messages and product cards, for the webhooks of the members concerned.

-- A time as in the JSON of the API: UTC with milliseconds.
create or replace function iso_time(moment timestamptz) returns text language sql immutable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create or replace function note_order_steps() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, type, data)
  select hook.id, 'order.changed', jsonb_build_object('order', step.order_id, 'role', side.role, 'status', step.status,
    'happened_at', iso_time(step.happened_at))
  from new_rows as step join orders on orders.id = step.order_id
    cross join lateral (values (orders.buyer_id, 'buyer'), (orders.seller_id, 'seller')) as side (user_id, role)
    join webhooks as hook on hook.user_id = side.user_id and 'orders' = any (hook.topics)
  order by step.id, hook.id for key share of hook;
  return null;
end $$;
create or replace trigger note_order_steps after insert on order_steps
  referencing new table as new_rows for each statement execute function note_order_steps();

-- Test payments are left out; sums are stored in kopecks and sent in rubles.
create or replace function note_payments() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, type, data)
  select hook.id, 'payment.changed', jsonb_build_object('payment', after.id, 'purpose', after.purpose, 'status', after.status,
    'amount', after.amount_kopecks / 100.0, 'happened_at', iso_time(after.settled_at))
  from new_rows as after join old_rows as before using (id)
    join webhooks as hook on hook.user_id = after.user_id and 'payments' = any (hook.topics)
  where after.status <> before.status and after.settled_at is not null and after.purpose <> 'test'
  order by after.id, hook.id for key share of hook;
  return null;
end $$;
create or replace trigger note_payments after update on payments
  referencing old table as old_rows new table as new_rows for each statement execute function note_payments();

-- The reference of a refund of an order is «order:» and the order's id, by which its seller is found.
create or replace function note_refunds() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, type, data)
  select hook.id, 'refund.changed', jsonb_build_object('refund', after.id, 'payment', after.payment_id, 'for', after.ref, 'role', side.role,
    'status', after.status, 'amount', after.amount_kopecks / 100.0, 'happened_at', iso_time(after.settled_at))
  from new_rows as after join old_rows as before using (id) join payments on payments.id = after.payment_id
    left join orders on orders.id = case when payments.purpose = 'order' then split_part(after.ref, ':', 2)::integer end
    cross join lateral (values (payments.user_id, 'buyer'), (orders.seller_id, 'seller')) as side (user_id, role)
    join webhooks as hook on hook.user_id = side.user_id and 'payments' = any (hook.topics)
  where after.status <> before.status and after.settled_at is not null and payments.purpose <> 'test'
  order by after.id, hook.id for key share of hook;
  return null;
end $$;
create or replace trigger note_refunds after update on refunds
  referencing old table as old_rows new table as new_rows for each statement execute function note_refunds();

create or replace function note_invoices() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, type, data)
  -- The reference of an invoice for a plan ends with its member, who is left out.
  select hook.id, 'invoice.changed', jsonb_build_object('invoice', after.slug, 'number', after.number,
    'for', split_part(after.ref, ':', 1) || ':' || split_part(after.ref, ':', 2), 'role', side.role, 'status', after.status,
    'amount', after.amount_kopecks / 100.0, 'paid', after.paid_kopecks / 100.0, 'happened_at', iso_time(now()))
  from new_rows as after join old_rows as before using (id)
    cross join lateral (values (after.buyer_id, 'buyer'), (after.seller_id, 'seller')) as side (user_id, role)
    join webhooks as hook on hook.user_id = side.user_id and 'payments' = any (hook.topics)
  where (after.status, after.paid_kopecks) is distinct from (before.status, before.paid_kopecks)
  order by after.id, hook.id for key share of hook;
  return null;
end $$;
create or replace trigger note_invoices after update on invoices
  referencing old table as old_rows new table as new_rows for each statement execute function note_invoices();

-- A delivery about a message does not contain its text: the receiver reads that from the API with a key.
create or replace function note_messages() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, type, data)
  select hook.id, 'message.created', jsonb_build_object('message', message.id, 'room', room.id, 'slug', room.slug,
    'happened_at', iso_time(message.created_at))
  from new_rows as message join chat_rooms as room on room.id = message.room_id
    cross join lateral (values (room.user_id), (room.user2_id)) as side (user_id)
    join webhooks as hook on hook.user_id = side.user_id and 'messages' = any (hook.topics)
  where side.user_id <> message.user_id
  order by message.id, hook.id for key share of hook;
  return null;
end $$;
create or replace trigger note_messages after insert on chat_messages
  referencing new table as new_rows for each statement execute function note_messages();

-- A card that is published, hidden, shown, decided on or deleted; other changes of a card are not sent.
create or replace function note_products() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, type, data)
  select hook.id, 'product.changed', jsonb_build_object('product', after.id, 'code', after.product_code, 'state', after.state,
    'hidden', after.hidden, 'deleted', after.deleted_at is not null, 'happened_at', iso_time(after.updated_at))
  from new_rows as after join old_rows as before using (id)
    join webhooks as hook on hook.user_id = after.user_id and 'products' = any (hook.topics)
  where (after.state, after.hidden, after.deleted_at, after.decided_at)
    is distinct from (before.state, before.hidden, before.deleted_at, before.decided_at)
  order by after.id, hook.id for key share of hook;
  return null;
end $$;
create or replace trigger note_products after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function note_products();
