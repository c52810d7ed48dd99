-- A change asked for without the password counts when both addresses have confirmed it.
alter table email_changes
  add column needs_old boolean not null default false,
  add column new_confirmed_at timestamptz,
  add column old_confirmed_at timestamptz;
