// ops/deploy/install.sh, which installs the server, on a simulated machine: a copy-on-write layer (overlay) over the files of this machine,
// without its network and services. It needs root and the listed programs, otherwise the tests are skipped and say so.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'sverka-install-'))
const needed = ['unshare', 'chroot', 'nginx', 'openssl', 'runuser', 'psql', 'pg_ctlcluster', 'useradd', 'systemctl']
const missing = needed.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)

/** Runs a script as root on the simulated machine; returns its exit code and all that it printed. */
function onMachine(script: string) {
  const inside = `mount -t proc proc ${folder}/m/proc && mount --rbind /dev ${folder}/m/dev && ip link set lo up 2>/dev/null; exec chroot ${folder}/m bash -euo pipefail -c "$0"`
  const code = `mkdir -p ${folder}/m${root} && mount --bind ${root} ${folder}/m${root}`
  const layered = `mount -t overlay overlay -o lowerdir=/,upperdir=${folder}/u,workdir=${folder}/w ${folder}/m && ${code} && ${inside}`
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--kill-child', 'bash', '-c', layered, script],
    {
      encoding: 'utf8',
      cwd: '/',
      // A bash whose input is a socket takes itself for a remote login and reads its profile, which fails.
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  return { status, said: stdout + stderr }
}

/** Why the tests cannot run here; '' if they can. */
let cannot = missing.length > 0 ? `there is no ${missing.join(', ')}` : ''
const machine = (name: string, run: () => void) =>
  test(name, ({ skip }) => {
    skip(cannot !== '', `NOT RUN: the tests of install.sh, because ${cannot}.`)
    run()
  })

beforeAll(() => {
  if (cannot) return
  // An overlay cannot be the upper layer of another overlay.
  const isLayered = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status !== 0
  for (const name of ['u', 'w', 'm', 'tls']) mkdirSync(join(folder, name))
  if (isLayered || onMachine('true').status !== 0) cannot = 'nobody here may make a layer of files (root alone may)'
})
afterAll(() => {
  spawnSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true, force: true })
})

const START = 'for c in /etc/postgresql/*/main; do pg_ctlcluster "$(basename "$(dirname "$c")")" main start; done; '
/** Removes, in the layer only, an installation that this machine may have. */
const BARE = 'rm -rf /var/lib/sverka /var/cache/sverka /srv/sverka; '
const CERTIFICATE = `mkdir -p /tmp/tls && [ -e /tmp/tls/privkey.pem ] || openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=sverka.test -keyout /tmp/tls/privkey.pem -out /tmp/tls/fullchain.pem 2>/dev/null; `
const INSTALL = `${root}/ops/deploy/install.sh sverka.test --tls /tmp/tls --without-build`
const LISTED = 'find /etc /srv/sverka /var/lib/sverka /var/backups/sverka -newer /tmp/before ! -path "/etc/postgresql*" ! -name mtab -print'

machine('a bare machine gets user, settings, database, code, units and proxy', () => {
  const { status, said } = onMachine(`
    ${BARE} ${CERTIFICATE} ${START} ${INSTALL}
    . /etc/sverka.env
    echo "secret of \${#SECRET_KEY}, search key of \${#REGISTRY_SEARCH_KEY}"
    stat --format '%n %U:%G %a' /etc/sverka.env /var/lib/sverka /var/backups/sverka /etc/sverka/tls/privkey.pem
    psql "$DATABASE_OWNER_URL" -Atc "select 'lowered to ' || lower('ЁЖИК')"
    psql "$DATABASE_URL" -Atc "select 'reached as ' || current_user"
    nginx -t -q && echo the proxy is right
    systemd-analyze verify /etc/systemd/system/sverka*.service /etc/systemd/system/sverka*.timer && echo the units are right
    systemctl is-enabled sverka.service sverka-backup.timer
    ls /srv/sverka/package.json; readlink /srv/sverka/.env
    pg_ctlcluster $(ls /etc/postgresql) main stop`)
  expect(said).toContain('Fill in SMTP_URL YOOKASSA_SHOP_ID YOOKASSA_SECRET_KEY in /etc/sverka.env')
  expect(said).toContain('secret of 64, search key of 48')
  expect(said).toMatch(
    /^\/etc\/sverka.env root:sverka 640\n\/var\/lib\/sverka sverka:sverka 750\n\/var\/backups\/sverka sverka:sverka 750\n\/etc\/sverka\/tls\/privkey.pem root:root 600$/m,
  )
  expect(said).toContain(
    'lowered to ёжик\nreached as sverka_app\nthe proxy is right\nthe units are right\nenabled\nenabled\n/srv/sverka/package.json\n/etc/sverka.env\n',
  )
  expect(status).toBe(0)
})

machine('a second time nothing is changed', () => {
  const { status, said } = onMachine(
    `${START} touch /tmp/before; sleep 1; ${INSTALL}; echo changed:; ${LISTED}; pg_ctlcluster $(ls /etc/postgresql) main stop`,
  )
  expect(said).toMatch(/changed:\n$/)
  expect(said).not.toMatch(/written|made|put in place/)
  expect(status).toBe(0)
})

machine('a newer version takes the place of the one before, and keeps settings and keys', () => {
  const { status, said } = onMachine(`
    ${START} sum=$(sha256sum </etc/sverka.env)
    cp -a /srv/sverka /tmp/newer; rm /tmp/newer/.env /tmp/newer/.release; echo newer >/tmp/newer/NEWER
    /tmp/newer/ops/deploy/install.sh sverka.test --tls /tmp/tls --without-build
    cat /srv/sverka/NEWER; ls /srv/sverka.old/package.json; [ "$sum" = "$(sha256sum </etc/sverka.env)" ] && echo the same settings
    pg_ctlcluster $(ls /etc/postgresql) main stop`)
  expect(said).toContain('newer\n/srv/sverka.old/package.json\nthe same settings\n')
  expect(status).toBe(0)
})

machine('a newer version that cannot be built leaves the one that runs', () => {
  const { status, said } = onMachine(`
    ${START}
    cp -a /srv/sverka /tmp/broken; rm /tmp/broken/.env /tmp/broken/.release; echo broken >/tmp/broken/BROKEN
    echo '{ "scripts": { "build": "exit 7" } }' >/tmp/broken/package.json
    /tmp/broken/ops/deploy/install.sh sverka.test --tls /tmp/tls || echo "ended with $?"
    [ ! -e /srv/sverka/BROKEN ] && echo the version before runs on
    pg_ctlcluster $(ls /etc/postgresql) main stop`)
  expect(said).toMatch(/ended with 7\n(.*\n)*the version before runs on\n/)
  expect(said).not.toContain('put in place')
  expect(status).toBe(0)
})

machine('without PostgreSQL nothing goes on, and it is said', () => {
  const { status, said } = onMachine(`${BARE} ${CERTIFICATE} ${INSTALL}`)
  expect(said).toContain('PostgreSQL does not answer: systemctl start postgresql')
  expect(said).not.toContain('put in place')
  expect(status).toBe(1)
})

machine('the timer of the backup is enabled where only the service was', () => {
  const { status, said } = onMachine(
    `${START} systemctl --quiet disable sverka-backup.timer; ${INSTALL}; systemctl is-enabled sverka.service sverka-backup.timer; pg_ctlcluster $(ls /etc/postgresql) main stop`,
  )
  expect(said).toContain('enabled\nenabled\n')
  expect(status).toBe(0)
})

test.runIf(spawnSync('shellcheck', ['--version']).status === 0)('shellcheck finds nothing in the scripts of a server', () => {
  const scripts = ['install.sh', 'postgres/roles.sh', 'patroni/roles.sh'].map((name) => join(root, 'ops/deploy', name))
  expect(scripts.filter((script) => !existsSync(script))).toEqual([])
  expect(spawnSync('shellcheck', scripts, { encoding: 'utf8' }).stdout).toBe('')
})
