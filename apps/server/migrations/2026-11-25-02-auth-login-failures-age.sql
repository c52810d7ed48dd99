-- Counts of wrong passwords that have faded are removed by their age.
create index login_failures_last_at on login_failures (last_at);
