-- What members want to be told of and how, and e-mails that can be ended at one click.
create table notice_choices (
  user_id integer not null references users (id) on delete cascade,
  -- A line of the settings; where there is no row the table of topics says what holds.
  topic text not null,
  site boolean not null,
  mail boolean not null,
  digest boolean not null,
  primary key (user_id, topic)
);

create table digest_settings (
  user_id integer primary key references users (id) on delete cascade,
  frequency text not null check (frequency in ('workdays', 'weekly', 'never')),
  -- Of Moscow.
  hour smallint not null check (hour between 0 and 23)
);

alter table emails add column unsubscribe_url text;

-- From now on `mailed_at` is also set when it is settled that no e-mail carries the notice: what has none waits for its turn.
update notices set mailed_at = created_at where mailed_at is null;
