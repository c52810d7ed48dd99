-- When the counterparty first opened any link of the deal: a withdrawn link and its moment are forgotten, the dossier's record is not.
alter table deals add column first_opened_at timestamptz;
update deals set first_opened_at = opened_link_at where opened_link_at is not null;
