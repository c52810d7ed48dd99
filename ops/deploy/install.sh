#!/bin/bash
# Installs the product on one Debian or Ubuntu machine, and updates it from the folder of a newer version. Running it again changes nothing.
#   ops/deploy/install.sh DOMAIN MAIL           the certificate comes from Let's Encrypt, which writes to MAIL
#   ops/deploy/install.sh DOMAIN --tls FOLDER   FOLDER has fullchain.pem and privkey.pem
# --without-build: the code is put in place, but its packages and pages are not made (they come with an image).
set -euo pipefail
umask 022

usage() { sed -n '2,5s/^# *//p' "$0" >&2; exit 2; }
say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

domain='' mail='' tls='' build=yes
while [ $# -gt 0 ]; do
  case $1 in
    --tls) [ $# -ge 2 ] || usage; tls=$(realpath "$2"); shift ;;
    --without-build) build=no ;;
    -*) usage ;;
    *) if [ -z "$domain" ]; then domain=$1; elif [ -z "$mail" ]; then mail=$1; else usage; fi ;;
  esac
  shift
done
[[ $domain =~ ^[a-zA-Z0-9.-]+$ ]] || usage
[ -n "$tls" ] || [[ $mail == *@* ]] || usage
[ "$(id -u)" = 0 ] || fail 'This is for root: sudo ops/deploy/install.sh …'
if [ -n "$tls" ]; then
  for file in fullchain.pem privkey.pem; do [ -r "$tls/$file" ] || fail "$tls has no $file"; done
fi

sources=$(realpath "$(dirname "$0")/../..")
deploy=$sources/ops/deploy
code=/srv/sverka settings=/etc/sverka.env

has_systemd() { [ -d /run/systemd/system ]; }

# put SOURCE TARGET [MODE]: copies a file if it differs and sets the caller's variable `changed` to yes. Never call it in a condition: there bash
# ignores `set -e` and would continue after a failure.
put() {
  if cmp --silent "$1" "$2"; then return 0; fi
  install -D --mode "${3:-644}" "$1" "$2"
  say "written: $2"
  changed=yes
}

packages() {
  local missing=()
  command -v nginx >/dev/null || missing+=(nginx)
  command -v npm >/dev/null || missing+=(nodejs npm)
  command -v openssl >/dev/null || missing+=(openssl)
  command -v curl >/dev/null || missing+=(curl)
  command -v pkill >/dev/null || missing+=(procps)
  [ -d /usr/lib/postgresql ] || missing+=(postgresql)
  [ -n "$tls" ] || command -v certbot >/dev/null || missing+=(certbot)
  [ ${#missing[@]} -eq 0 ] || DEBIAN_FRONTEND=noninteractive apt-get install --yes "${missing[@]}"
}

user_and_folders() {
  id sverka >/dev/null 2>&1 || useradd --system --home-dir /var/lib/sverka --shell /usr/sbin/nologin sverka
  local folder
  for folder in /var/lib/sverka /var/cache/sverka /var/backups/sverka; do
    [ "$(stat --format %U "$folder" 2>/dev/null)" = sverka ] || install --directory --owner sverka --group sverka --mode 750 "$folder"
  done
}

# Creates the file of settings with new passwords and keys. It is created once and never overwritten.
environment() {
  [ -e "$settings" ] && return
  local app owner
  app=$(openssl rand -hex 24) owner=$(openssl rand -hex 24)
  (
    umask 077
    cat >"$settings.new" <<END
# Settings of the server, for systemd and for the programs of $code. All of them with their meaning: $code/.env.example
NODE_ENV=production
HOST=127.0.0.1
PORT=3000
PUBLIC_URL=https://$domain
TRUST_PROXY=127.0.0.1
DATA_DIR=/var/lib/sverka
DATABASE_URL=postgres://sverka_app:$app@127.0.0.1/sverka
DATABASE_OWNER_URL=postgres://sverka_owner:$owner@127.0.0.1/sverka
METRICS_URL=http://127.0.0.1:9464
SECRET_KEY=$(openssl rand -hex 32)
REGISTRY_SEARCH_KEY=$(openssl rand -hex 24)
MAIL_FROM=no-reply@$domain
SUPPORT_EMAIL=${mail:-support@$domain}
# To be filled in, without quotes. Until then the server does not start.
SMTP_URL=
YOOKASSA_SHOP_ID=
YOOKASSA_SECRET_KEY=
END
  )
  chown root:sverka "$settings.new"
  chmod 640 "$settings.new"
  mv "$settings.new" "$settings"
  say "written: $settings. Keep a copy of its SECRET_KEY apart from the backups."
}

# setting NAME: its value in the file of settings. password NAME: the password in a database URL of the settings.
setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1; }
password() { setting "$1" | sed -E 's#^[a-z]+://[^:]+:([^@]+)@.*#\1#'; }

# Runs psql as PostgreSQL's superuser.
run_psql() { runuser --user postgres -- psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"; }

# Creates roles and database in this machine's PostgreSQL. Does nothing if the settings name a PostgreSQL on another machine.
database() {
  [[ $(setting DATABASE_URL) == *@127.0.0.1/sverka ]] || return 0
  local role count
  run_psql --command 'select 1' >/dev/null || fail 'PostgreSQL does not answer: systemctl start postgresql'
  for role in owner:DATABASE_OWNER_URL app:DATABASE_URL; do
    count=$(run_psql --command "select count(*) from pg_roles where rolname = 'sverka_${role%%:*}'")
    if [ "$count" = 0 ]; then
      # The password goes through the standard input, because other users can see the arguments of a command.
      printf "create role sverka_%s login password '%s';\n" "${role%%:*}" "$(password "${role#*:}")" | run_psql
      say "made: the role sverka_${role%%:*}"
    fi
  done
  count=$(run_psql --command "select count(*) from pg_database where datname = 'sverka'")
  if [ "$count" = 0 ]; then
    run_psql --command "create database sverka owner sverka_owner encoding 'UTF8' locale_provider icu icu_locale 'ru-RU' locale 'C' template template0"
    say 'made: the database sverka'
  fi
}

# A checksum of the sources' contents. It does not depend on their owner or time.
sum_of_sources() {
  (cd "$sources" && find . \( -name node_modules -o -name .git -o -name '.data*' -o -name .cache -o -path ./apps/web/build -o -path ./apps/server/build \) -prune -o -type f -print0 |
    sort --zero-terminated | xargs --null sha256sum | sha256sum | cut --delimiter ' ' --fields 1)
}

# Builds a new version in a folder beside the running one, then renames it into place and sets `new` of main to yes. If a step fails, the running
# version is untouched.
put_code() {
  local sum
  sum=$(sum_of_sources)
  [ "$(cat "$code/.release" 2>/dev/null || true)" = "$sum" ] && return 0
  [ "$sources" != "$code" ] || fail "Run this from the folder of the new version, not from $code."
  rm -rf "$code.new"
  mkdir -p "$code.new"
  tar --create --directory "$sources" --exclude=node_modules --exclude=.git --exclude='.data*' --exclude=.cache --exclude=apps/web/build --exclude=apps/server/build . |
    tar --extract --directory "$code.new" --no-same-owner
  ln -s "$settings" "$code.new/.env"
  chown -R sverka:sverka "$code.new"
  if [ $build = yes ]; then
    runuser --user sverka -- sh -c "cd '$code.new' && HOME=/var/lib/sverka npm run --silent build"
    # Keeps scripts of the last seven days: pages that a browser loaded before the update still request them.
    local assets=apps/web/build/client/assets
    [ ! -d "$code/$assets" ] || find "$code/$assets" -type f -mtime -7 -exec cp --archive --no-clobber --target-directory "$code.new/$assets" {} +
  fi
  printf '%s\n' "$sum" >"$code.new/.release"
  rm -rf "$code.old"
  [ ! -d "$code" ] || mv "$code" "$code.old"
  mv "$code.new" "$code"
  new=yes
  say "put in place: $code"
  if [ -d "$code.old" ]; then say "the version before it: $code.old"; fi
}

# Installs the systemd units and enables them.
units() {
  local changed=no unit
  for unit in sverka.service sverka-backup.service sverka-backup.timer; do
    put "$deploy/systemd/$unit" "/etc/systemd/system/$unit"
  done
  if has_systemd && [ $changed = yes ]; then systemctl daemon-reload; fi
  # One unit at a time: for two units `is-enabled` succeeds if only one of them is enabled.
  for unit in sverka.service sverka-backup.timer; do
    systemctl --quiet is-enabled "$unit" >/dev/null 2>&1 || systemctl --quiet enable "$unit"
  done
}

reload_nginx() {
  nginx -t -q
  if has_systemd; then systemctl reload-or-restart nginx; fi
}

# Configures nginx from the configuration for Docker: replaces its addresses, and adds the folder in which Let's Encrypt checks the domain (ACME).
proxy() {
  local changed=no made page
  # nginx-tls.conf caches here; nginx's own package uses another folder.
  mkdir -p /var/cache/nginx
  put "$deploy/nginx-locations.conf" /etc/nginx/sverka-locations.conf
  for page in "$deploy"/unavailable/*; do put "$page" "/etc/nginx/sverka-unavailable/$(basename "$page")"; done
  made=$(mktemp)
  # shellcheck disable=SC2016 # nginx's own variables
  sed -e "s#application:3000#127.0.0.1:3000#; /^# Docker's names/d; /^resolver /d; s#^\( *listen .*\)#\1\n    server_name $domain;#" \
    -e 's#/etc/nginx/tls/#/etc/sverka/tls/#' \
    -e 's#^    return 301 .*#    location /.well-known/acme-challenge/ { root /var/www/acme; }\n    location / { return 301 https://$host$request_uri; }#' "$deploy/nginx-tls.conf" >"$made"
  certificate
  put "$made" /etc/nginx/conf.d/sverka.conf
  rm "$made"
  if [ $changed = yes ] || { has_systemd && ! systemctl --quiet is-active nginx; }; then reload_nginx; fi
}

# Installs the certificate of --tls, or else a self-signed one, so that nginx can start before Let's Encrypt has issued the real one.
certificate() {
  local to=/etc/sverka/tls
  mkdir -p $to /var/www/acme
  if [ -n "$tls" ]; then
    put "$tls/privkey.pem" $to/privkey.pem 600
    put "$tls/fullchain.pem" $to/fullchain.pem
    return 0
  fi
  [ -e $to/fullchain.pem ] || openssl req -x509 -newkey rsa:2048 -nodes -days 7 -subj "/CN=$domain" -keyout $to/privkey.pem -out $to/fullchain.pem 2>/dev/null
}

# Requests the certificate from Let's Encrypt, unless --tls is used or it is already installed (then the file is a symbolic link).
request_certificate() {
  local to=/etc/sverka/tls live=/etc/letsencrypt/live/$domain
  { [ -z "$tls" ] && [ ! -L $to/fullchain.pem ]; } || return 0
  certbot certonly --quiet --non-interactive --agree-tos --email "$mail" --webroot --webroot-path /var/www/acme --domain "$domain" \
    --deploy-hook 'systemctl reload nginx'
  ln -sf "$live/privkey.pem" $to/privkey.pem
  ln -sf "$live/fullchain.pem" $to/fullchain.pem
  reload_nginx
}

# Replaces the server's processes one after the other, each when its successor answers. Waits up to 300 s for each old process to end.
replace_processes() {
  local before process try
  before=$(pgrep --uid sverka --full server/src/main.ts || true)
  systemctl reload sverka
  for process in $before; do
    for ((try = 0; try < 300; try++)); do
      [ -d "/proc/$process" ] || break
      sleep 1
    done
    [ ! -d "/proc/$process" ] || fail 'The version before still answers: journalctl --unit sverka, then systemctl restart sverka'
  done
}

# start NEW: starts the server, or replaces its processes if NEW is yes; waits until it answers. Does nothing while settings are missing.
start() {
  local name missing=()
  for name in SMTP_URL YOOKASSA_SHOP_ID YOOKASSA_SECRET_KEY; do [ -n "$(setting $name)" ] || missing+=("$name"); done
  [ ${#missing[@]} -eq 0 ] || { say "Fill in ${missing[*]} in $settings, then run this again: it starts the server."; return 0; }
  has_systemd || return 0
  if systemctl --quiet is-active sverka; then
    [ "$1" = no ] || replace_processes
  else
    systemctl start sverka
  fi
  systemctl start sverka-backup.timer
  local try
  for ((try = 0; try < 300; try++)); do
    if curl --silent --fail --output /dev/null http://127.0.0.1:3000/readyz; then say "https://$domain answers"; return 0; fi
    sleep 1
  done
  fail 'The server does not answer: journalctl --unit sverka'
}

# bash reads the whole function before it runs: an update may replace this file while it runs.
main() {
  local new=no
  packages
  user_and_folders
  environment
  database
  put_code
  units
  proxy
  request_certificate
  start $new
}

main
exit
