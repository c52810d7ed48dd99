-- Lists of checks that their makers show to their team. The rows of a person are deleted with their place in the team.
create table shown_company_lists (
  list_id integer primary key references company_lists (id) on delete cascade,
  -- The maker of the list.
  user_id integer not null,
  team_id integer not null,
  shown_at timestamptz not null,
  foreign key (user_id, team_id) references team_people (user_id, team_id) on delete cascade
);
create index shown_company_lists_place on shown_company_lists (user_id, team_id);
create index shown_company_lists_team on shown_company_lists (team_id, list_id desc);
