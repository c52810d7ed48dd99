-- When an entry was first found, and when each member last looked at a register: what came in between is new to them.
alter table special_register_entries add column added_at timestamptz not null default now();
create index special_register_entries_added on special_register_entries (register, added_at desc);

create table special_register_looks (
  user_id integer not null references users (id) on delete cascade,
  register text not null,
  seen_at timestamptz not null,
  primary key (user_id, register)
);
