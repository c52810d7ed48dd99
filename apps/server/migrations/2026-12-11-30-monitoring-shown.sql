-- Watch lists that their keepers show to their team. The row of a person is deleted with their place in the team.
create table shown_watches (
  -- The keeper of the list.
  user_id integer primary key,
  team_id integer not null,
  shown_at timestamptz not null,
  foreign key (user_id, team_id) references team_people (user_id, team_id) on delete cascade
);
create index shown_watches_place on shown_watches (user_id, team_id);
create index shown_watches_team on shown_watches (team_id);
