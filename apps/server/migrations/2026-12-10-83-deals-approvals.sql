-- Decisions of a second person of the team about a deal; a deal has one at most.
create table deal_approvals (
  deal_id integer primary key references deals (id) on delete cascade,
  -- The team at the time of opening; null once it was closed.
  team_id integer references teams (id) on delete set null,
  over_kopecks bigint not null,
  requested_by integer not null references users (id) on delete cascade,
  requested_at timestamptz not null,
  decided_by integer references users (id) on delete cascade,
  approved boolean,
  comment text check (length(comment) between 1 and 300),
  decided_at timestamptz,
  check (decided_by <> requested_by),
  check ((decided_by is null) = (approved is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (approved is not false or comment is not null)
);
create index deal_approvals_team on deal_approvals (team_id, deal_id desc);
create index deal_approvals_requested_by on deal_approvals (requested_by);
create index deal_approvals_decided_by on deal_approvals (decided_by);
