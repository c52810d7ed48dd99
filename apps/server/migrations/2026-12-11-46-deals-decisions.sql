-- What the member decided about files of the counterparty: a later file of the same paper changes its state, the record of decisions stays.
create table deal_file_decisions (
  id integer generated always as identity primary key,
  deal_id integer not null references deals (id) on delete cascade,
  file_id uuid not null references deal_files (id) on delete cascade,
  accepted boolean not null,
  -- Why it was returned.
  reason text check (length(reason) between 1 and 300),
  decided_at timestamptz not null,
  check (accepted = (reason is null))
);
create index deal_file_decisions_deal on deal_file_decisions (deal_id, id);
create index deal_file_decisions_file on deal_file_decisions (file_id);
-- Earlier decisions as far as they are known: the last of each paper that came by the link.
insert into deal_file_decisions (deal_id, file_id, accepted, reason, decided_at)
select paper.deal_id, paper.file_id, paper.state = 'accepted', paper.reason, paper.changed_at
from deal_papers as paper
join deal_files as file on file.id = paper.file_id
where paper.state in ('returned', 'accepted') and file.by_link
order by paper.changed_at;
