-- Full reports that their makers show to their team. The rows of a person are deleted with their place in the team.
create table shown_checks (
  check_id integer primary key references checks (id) on delete cascade,
  -- The maker of the report.
  user_id integer not null,
  team_id integer not null,
  shown_at timestamptz not null,
  foreign key (user_id, team_id) references team_people (user_id, team_id) on delete cascade
);
create index shown_checks_place on shown_checks (user_id, team_id);
create index shown_checks_team on shown_checks (team_id, check_id desc);
