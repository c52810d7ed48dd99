-- Letters waiting to be sent, written in the transaction that causes them. A sent letter is removed, in demo mode it stays for the outbox page.
create table letters (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
