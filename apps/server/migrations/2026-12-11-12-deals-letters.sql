-- What each e-mail of a deal was: its dossier lists them, and one address gets only so many within a day, whoever sends them. With its deal gone a
-- row stays for the counts of two days.
alter table deal_mails
  add column deal_id integer references deals (id) on delete set null,
  add column email text,
  add column kind text check (kind in ('request', 'reminder')),
  -- Papers that had not come yet.
  add column missing integer check (missing >= 0);
create index deal_mails_deal on deal_mails (deal_id, id);
create index deal_mails_email on deal_mails (email, sent_at);
