#!/usr/bin/env bash
# Starts PostgreSQL 17 with pgvector on loopback, for tests and benches, and prints its URL.
#
#   export LLMC_TEST_POSTGRES_URL="$(scripts/start-postgres.sh)"
#   scripts/start-postgres.sh stop
#
# Debian 12 has no pgvector, so a small Debian 13 is unpacked into a folder of its own, once; it takes a minute or two. Nothing is
# installed on the machine itself but debootstrap. Starting a server that runs only prints its URL. The server also speaks TLS; the URL
# names the authority that signed its certificate.
set -euo pipefail

ROOT="${LLMC_POSTGRES_ROOT:-/var/tmp/llmc-nav-postgres}"
PORT="${LLMC_POSTGRES_PORT:-54329}"
SUITE=trixie
BIN=/usr/lib/postgresql/17/bin
DATA=/var/lib/postgresql/llmc-nav
AUTHORITY="$ROOT/authority.pem"
URL="postgres://postgres@127.0.0.1:$PORT/postgres?sslmode=disable&sslrootcert=$AUTHORITY"

say() { echo "start-postgres: $*" >&2; }
fail() { say "$*"; exit 1; }
as_postgres() { chroot --userspec=postgres:postgres "$ROOT" "$@"; }
is_running() { [ -x "$ROOT$BIN/pg_ctl" ] && as_postgres "$BIN/pg_ctl" -D "$DATA" status >/dev/null 2>&1; }

check_machine() {
  [ "$(id -u)" = 0 ] || fail "this needs root. Use any PostgreSQL with pgvector instead, and set LLMC_TEST_POSTGRES_URL."
  command -v apt-get >/dev/null || command -v debootstrap >/dev/null ||
    fail "this needs Debian or Ubuntu. Use any PostgreSQL with pgvector instead, and set LLMC_TEST_POSTGRES_URL."
}

unpack() {
  [ -e "$ROOT/.complete" ] && return
  if ! command -v debootstrap >/dev/null; then
    say "installing debootstrap"
    { apt-get update && apt-get install -y --no-install-recommends debootstrap; } >&2
  fi
  say "unpacking PostgreSQL 17 and pgvector into $ROOT"
  rm -rf --one-file-system "$ROOT"
  mkdir -p "$ROOT"
  debootstrap --variant=minbase --include=postgresql-17-pgvector "$SUITE" "$ROOT" >"$ROOT.log" 2>&1 ||
    fail "debootstrap failed; its last words: $(tail -n 3 "$ROOT.log")"
  touch "$ROOT/.complete"
}

# Keys are made where the server reads them and never leave its folder.
make_certificates() {
  [ -e "$AUTHORITY" ] && [ -e "$ROOT$DATA/server.crt" ] && return
  local new_key="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650"
  as_postgres sh -ec "umask 077; cd $DATA
    openssl req -x509 $new_key -keyout authority.key -out authority.crt -subj '/CN=llmc-nav tests'
    openssl req $new_key -keyout server.key -out server.csr -subj /CN=localhost
    echo 'subjectAltName=IP:127.0.0.1,DNS:localhost' >server.ext
    openssl x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -days 3650 -extfile server.ext -out server.crt" \
    2>"$ROOT.log" || fail "the certificates could not be made: $(tail -n 3 "$ROOT.log")"
  install -m 644 "$ROOT$DATA/authority.crt" "$AUTHORITY"
}

start() {
  check_machine
  if ! is_running; then
    unpack
    if [ ! -e "$ROOT$DATA/PG_VERSION" ]; then
      as_postgres "$BIN/initdb" -D "$DATA" -A trust -U postgres --no-sync -E UTF8 --locale=C.UTF-8 >&2
    fi
    make_certificates
    # The folder is only for tests: what a power cut would lose is made again.
    as_postgres "$BIN/pg_ctl" -D "$DATA" -w -t 60 -l "$DATA/server.log" start >&2 -o \
      "-p $PORT -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp -c dynamic_shared_memory_type=mmap -c fsync=off -c max_wal_size=4GB -c ssl=on" ||
      fail "the server did not start; its last words: $(tail -n 3 "$ROOT$DATA/server.log" 2>/dev/null)"
  fi
  echo "$URL"
}

stop() {
  check_machine
  if is_running; then as_postgres "$BIN/pg_ctl" -D "$DATA" -m fast -w stop >&2; else say "no server runs"; fi
}

case "${1:-start}" in
  start) start ;;
  stop) stop ;;
  *) fail "usage: scripts/start-postgres.sh [start|stop]" ;;
esac
