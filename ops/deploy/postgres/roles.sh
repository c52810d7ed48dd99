#!/bin/sh
# The database with its two roles, made when the volume is empty.
set -eu
psql --set=ON_ERROR_STOP=1 --username postgres --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" <<'SQL'
create role sverka_owner login password :'owner';
create role sverka_app login password :'app';
create database sverka owner sverka_owner encoding 'UTF8' locale_provider icu icu_locale 'ru-RU' locale 'C' template template0;
SQL
