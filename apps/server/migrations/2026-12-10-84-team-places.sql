-- Lets what people show to their team refer to their place in it, so that it is deleted with the place.
alter table team_people add constraint team_people_place unique (user_id, team_id);
