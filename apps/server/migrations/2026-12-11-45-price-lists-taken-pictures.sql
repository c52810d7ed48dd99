-- Pictures of 1С that a card has taken: a login that sends more than there is room for does not keep them again.
create table exchange_taken_pictures (
  login_id integer not null references exchange_logins (id) on delete cascade,
  -- As in exchange_pictures.
  name text not null,
  primary key (login_id, name)
);
