-- The same work is asked for once until it is done: two requests at one moment, or a request beside the schedule, are one run.
update register_runs later set state = 'failed', ended_at = coalesce(started_at, asked_at), report = 'asked for twice'
where state in ('waiting', 'running')
  and exists (select from register_runs sooner
    where sooner.kind = later.kind and sooner.subject = later.subject and sooner.state in ('waiting', 'running') and sooner.id < later.id);
create unique index register_runs_once on register_runs (kind, subject) where state in ('waiting', 'running');
