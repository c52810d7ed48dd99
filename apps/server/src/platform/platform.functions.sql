-- The chain of the audit log, and the word that pages have changed.

create or replace function audit_log_hash(entry audit_log) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.id, extract(epoch from entry.happened_at), entry.actor_id, entry.action, entry.subject, entry.details, entry.address
  )::text, 'UTF8') || entry.previous_hash)
$$;

-- The number and the hashes are set here, under one lock, so that neither the application nor two writers at once can break the chain.
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

create or replace function audit_log_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log only grows' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger audit_log_refuse before delete or update on audit_log
  for each row execute function audit_log_refuse();

-- The first entry whose hash or link does not hold; null when the chain is whole.
create or replace function audit_log_first_break() returns bigint language sql stable as $$
  select entry.id from (
    select a as row, lag(a.hash, 1, '\x00'::bytea) over (order by a.id) as expected, a.id, row_number() over (order by a.id) as place
    from audit_log a
  ) entry
  where (entry.row).previous_hash <> entry.expected or (entry.row).hash <> audit_log_hash(entry.row) or entry.id <> entry.place
  order by entry.id limit 1
$$;

-- Tells every process that something the site's own cached pages show has changed. A statement of any size tells once; equal messages of
-- one transaction are sent once, with its commit. Only what staff change, rarely, may notify: a notification serialises commits.
create or replace function page_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_content_changed', '');
  return null;
end
$$;
