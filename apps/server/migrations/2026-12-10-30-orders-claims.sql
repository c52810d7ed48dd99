-- Claims of buyers after the sale: a mark beside an order's state, with the seller's answer and, where both disagree, a decision of staff.
create table order_claims (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  -- Which claim of its order: `10471-1`.
  number integer not null check (number between 1 and 5),
  kind text not null check (kind in ('not_arrived', 'defective', 'short')),
  wish text not null check (wish in ('deliver', 'replace', 'refund')),
  said text not null check (length(said) <= 1000),
  state text not null default 'open' check (state in ('open', 'answered', 'escalated', 'accepted', 'withdrawn', 'decided')),
  -- The last day of whoever it waits for.
  due_on date not null,
  claimed_at timestamptz not null,
  answer text check (answer in ('agrees', 'refuses')),
  answer_said text check (length(answer_said) <= 1000),
  promised_on date,
  answered_at timestamptz,
  escalated_at timestamptz,
  escalated_by text check (escalated_by in ('buyer', 'term')),
  ended_at timestamptz,
  decision text check (decision in ('buyer', 'seller')),
  decision_said text check (length(decision_said) <= 1000),
  decided_by integer references users (id) on delete set null,
  unique (order_id, number),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answer_said is null)),
  check ((escalated_at is null) = (escalated_by is null)),
  check ((ended_at is not null) = (state in ('accepted', 'withdrawn', 'decided'))),
  check ((decision is not null) = (state = 'decided') and (decision is null) = (decision_said is null))
);
-- One claim of an order is open at a time.
create unique index order_claims_open on order_claims (order_id) where state in ('open', 'answered', 'escalated');
create index order_claims_due on order_claims (due_on) where state in ('open', 'answered');
create index order_claims_escalated on order_claims (escalated_at) where state = 'escalated';
create index order_claims_decided_by on order_claims (decided_by) where decided_by is not null;

-- Photos and documents of a claim and of its answer; the content is in the file store under the id.
create table order_claim_files (
  id uuid primary key,
  claim_id integer not null references order_claims (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  kind text not null check (kind in ('picture', 'pdf')),
  size integer not null check (size > 0),
  added_at timestamptz not null
);
create index order_claim_files_claim on order_claim_files (claim_id);
