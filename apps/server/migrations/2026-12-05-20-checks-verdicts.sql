-- The verdicts of a report in the order of the kinds of deal, to be listed and compared with today's; null in reports made before they were kept apart.
alter table checks add column verdicts text[];
