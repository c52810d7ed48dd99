-- Open data may publish two documents about one taxpayer and day; the later published one corrects the earlier.

alter table taxpayer_facts add column published_on date;
