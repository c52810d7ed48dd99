-- Words and phrases that a card is looked at twice for, whatever their endings.
create table stop_words (
  id integer generated always as identity primary key,
  word text not null check (word <> '' and word = btrim(word)),
  -- Why, for whoever moderates.
  note text not null default '',
  created_at timestamptz not null
);
create unique index stop_words_word on stop_words (lower(word));
