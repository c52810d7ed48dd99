-- Notes that their writers show to their team. The rows are deleted with the note, and with the writer's place in the team.
create table shown_notes (
  user_id integer not null,
  company_id integer not null,
  team_id integer not null,
  shown_at timestamptz not null,
  primary key (user_id, company_id),
  foreign key (user_id, company_id) references company_notes (user_id, company_id) on delete cascade,
  foreign key (user_id, team_id) references team_people (user_id, team_id) on delete cascade
);
create index shown_notes_place on shown_notes (user_id, team_id);
create index shown_notes_team on shown_notes (team_id);
