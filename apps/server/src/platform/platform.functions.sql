-- Functions and triggers of the audit log, whose hash chain makes tampering evident, and the notification that cached pages are out of date.

-- Hash of an entry: of its contents and the hash of the entry before it.

create or replace function audit_log_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.id, extract(epoch from entry.happened_at), entry.actor_id, entry.action, entry.subject, entry.details, entry.address
  )::text, 'UTF8') || entry.previous_hash)
$$;

-- Sets the number and the hashes of a new entry, under one advisory lock (7210452: any fixed number that no other lock has), so that neither the application
-- nor two writers at once can break the chain.
create or replace function audit_log_append() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
create or replace trigger audit_log_append before insert on audit_log
  for each row execute function audit_log_append();

-- Refuses to change or delete entries.
create or replace function audit_log_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log only grows' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger audit_log_refuse before delete or update on audit_log
  for each row execute function audit_log_refuse();

-- Id of the first entry whose own hash, previous hash or number is wrong; null if the chain is intact.
create or replace function audit_log_first_break() returns bigint language sql stable as $$
  select entry.id from (
    select a as row, lag(a.hash, 1, '\x00'::bytea) over (order by a.id) as expected, a.id, row_number() over (order by a.id) as place
    from audit_log a
  ) entry
  where (entry.row).previous_hash <> entry.expected or (entry.row).hash <> audit_log_hash(entry.row) or entry.id <> entry.place
  order by entry.id limit 1
$$;

-- Notifies every server process that data which cached pages show has changed. It runs once per statement, and PostgreSQL sends equal
-- notifications of one transaction once, at its commit. Only tables that staff change, rarely, may have this trigger: commits that notify wait
-- for each other.
create or replace function page_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_content_changed', '');
  return null;
end
$$;
