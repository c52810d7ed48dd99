-- What every word uses: the audit log, e-mails and notices to be sent, and the word that pages have changed.

-- Who did what and when: rows are only ever added, and each carries the hash of the one before it.
create table audit_log (
  id bigint primary key,
  happened_at timestamptz not null,
  actor_id integer,
  action text not null,
  subject text,
  details jsonb not null default '{}',
  address text,
  previous_hash bytea not null,
  hash bytea not null
);

create function audit_log_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.id, extract(epoch from entry.happened_at), entry.actor_id, entry.action, entry.subject, entry.details, entry.address
  )::text, 'UTF8') || entry.previous_hash)
$$;

-- The number and the hashes are set here, under one lock, so that neither the application nor two writers at once can break the chain.
create function audit_log_append() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  newest record;
begin
  perform pg_advisory_xact_lock(7210452);
  select id, hash into newest from audit_log order by id desc limit 1;
  new.id := coalesce(newest.id, 0) + 1;
  new.previous_hash := coalesce(newest.hash, '\x00'::bytea);
  new.hash := audit_log_hash(new);
  return new;
end $$;

create function audit_log_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log only grows' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_append before insert on audit_log for each row execute function audit_log_append();
create trigger audit_log_refuse before update or delete on audit_log for each row execute function audit_log_refuse();

-- The first entry whose hash or link does not hold; null when the chain is whole.
create function audit_log_first_break() returns bigint language sql stable as $$
  select entry.id from (
    select a as row, lag(a.hash, 1, '\x00'::bytea) over (order by a.id) as expected, a.id, row_number() over (order by a.id) as place
    from audit_log a
  ) entry
  where (entry.row).previous_hash <> entry.expected or (entry.row).hash <> audit_log_hash(entry.row) or entry.id <> entry.place
  order by entry.id limit 1
$$;

revoke update, delete on audit_log from {{app_role}};

-- The actions of one person: for the staff's page and for the person's own copy of their data.
create index audit_log_actor on audit_log (actor_id, id);

-- E-mails waiting to be sent, written in the transaction that causes them. A sent one is removed, in demo mode it stays for the outbox page.
create table emails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);

-- What members are told of, written in the transaction that causes it; the word `notifications` shows and sends it.
create table notices (
  id bigint generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  -- What the sentence needs: names, numbers, sums. Never markup, never secrets.
  params jsonb not null default '{}',
  -- Address on the site that the notice leads to.
  path text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Set when a digest or a mail of its own has carried it.
  mailed_at timestamptz,
  -- The same event told twice is one row.
  dedupe_key text unique
);
create index notices_user on notices (user_id, id desc);
create index notices_unread on notices (user_id) where read_at is null;
create index notices_unmailed on notices (user_id, id) where mailed_at is null;

-- Tells every process that something the site's own cached pages show has changed. A statement of any size tells once; equal messages of
-- one transaction are sent once, with its commit. Only what staff change, rarely, may notify: a notification serialises commits.
create function page_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_content_changed', '');
  return null;
end
$$;
create trigger page_content_changed after insert or update or delete or truncate on news for each statement execute function page_content_changed();
create trigger page_content_changed after insert or update or delete or truncate on page_meta for each statement execute function page_content_changed();
