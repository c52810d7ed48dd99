-- Where members have changes of watched companies sent: rows of what is to be sent are written by the statement that writes the change.
create table webhooks (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  url text not null,
  -- Null where all kinds of changes are sent.
  fields text[],
  -- Sealed with the installation's key, because signing needs the secret itself.
  secret bytea not null,
  -- The last characters of the secret, by which it is recognised.
  tail text not null,
  created_at timestamptz not null,
  -- Since when nothing has arrived; null where the last attempt arrived.
  failing_since timestamptz
);
create index webhooks_user on webhooks (user_id, id);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id integer not null references webhooks (id) on delete cascade,
  -- Null for a trial that the member asked for.
  event_id bigint references company_events (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts smallint not null default 0,
  -- When the next attempt is due, while it waits; whoever takes it moves it on, so that nobody else does.
  due_at timestamptz not null default 'epoch',
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  -- Of the last attempt: the status of the answer, or what went wrong without one.
  status smallint,
  fault text,
  milliseconds integer
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, due_at, id) where state = 'waiting';
create index webhook_deliveries_event on webhook_deliveries (event_id);

create function note_deliveries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from webhooks) then return null; end if;
  insert into webhook_deliveries (webhook_id, event_id)
  select hook.id, event.id
  from new_rows as event join watches as watch using (company_id) join webhooks as hook using (user_id)
  where hook.fields is null or event.field = any (hook.fields)
  order by event.id, hook.id;
  return null;
end $$;
create trigger note_deliveries after insert on company_events
  referencing new table as new_rows for each statement execute function note_deliveries();
