-- A selection is kept once by a member: saving it again, also by a request that is repeated, changes its name.
delete from saved_selections as older using saved_selections as newer
  where older.user_id = newer.user_id and older.asked = newer.asked and older.id < newer.id;
create unique index saved_selections_once on saved_selections (user_id, md5(asked::text));
