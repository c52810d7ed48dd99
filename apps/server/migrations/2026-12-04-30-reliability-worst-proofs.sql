-- What the sentences of the worst findings are told from: a list of proofs for each code of `worst`, in its order.
alter table reliability_summaries add column worst_proofs jsonb not null default '[]';
