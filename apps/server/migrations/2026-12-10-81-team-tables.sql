-- Teams of companies: their people, invitations by e-mail, and the journal of who did what.
create table teams (
  id integer generated always as identity primary key,
  company_id integer not null unique references companies (id) on delete cascade,
  founded_at timestamptz not null
);

-- A person is in one team at most: its owner's plan pays for their full checks.
create table team_people (
  user_id integer primary key references users (id) on delete cascade,
  team_id integer not null references teams (id) on delete cascade,
  role text not null check (role in ('owner', 'member', 'accountant')),
  since timestamptz not null
);
create index team_people_team on team_people (team_id, since);
create unique index team_people_owner on team_people (team_id) where role = 'owner';

create table team_invitations (
  id integer generated always as identity primary key,
  team_id integer not null references teams (id) on delete cascade,
  email text not null,
  role text not null check (role in ('member', 'accountant')),
  -- SHA-256 of the link's secret, lower-case hex: the secret itself is only in the e-mail.
  token_hash text not null unique,
  invited_by integer references users (id) on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set once it was accepted or withdrawn.
  ended_at timestamptz,
  accepted_by integer references users (id) on delete set null
);
create unique index team_invitations_open on team_invitations (team_id, email) where ended_at is null;
create index team_invitations_email on team_invitations (email);
create index team_invitations_invited_by on team_invitations (invited_by);
create index team_invitations_accepted_by on team_invitations (accepted_by);

create table team_events (
  id integer generated always as identity primary key,
  team_id integer not null references teams (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  actor_id integer not null references users (id) on delete cascade,
  person_id integer references users (id) on delete cascade,
  invitation_id integer references team_invitations (id) on delete set null,
  company_id integer references companies (id) on delete set null,
  role text
);
create index team_events_team on team_events (team_id, id desc);
create index team_events_at on team_events (at);
create index team_events_actor on team_events (actor_id);
create index team_events_person on team_events (person_id);
create index team_events_invitation on team_events (invitation_id);
create index team_events_company on team_events (company_id);

-- E-mails with invitations, to limit how many one person sends and one address gets within a day.
create table team_mails (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  email text not null,
  sent_at timestamptz not null
);
create index team_mails_user on team_mails (user_id, sent_at);
create index team_mails_email on team_mails (email, sent_at);
