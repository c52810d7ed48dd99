// The files of deploy/ parse, name only settings, routes, programs and figures that exist, and are taken by the programs that are installed here.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { settings } from '../apps/server/src/platform/config.ts'
import { createMetrics, watchPool } from '../apps/server/src/platform/metrics/metrics.ts'

const root = join(import.meta.dirname, '..')
const deploy = join(root, 'deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
const files = readdirSync(deploy, { recursive: true, encoding: 'utf8' })
const isSetting = (name: string) => Object.hasOwn(settings, name)

/** The documents of a file as plain values; one that does not parse fails. */
function documents(name: string): unknown[] {
  return parseAllDocuments(read(name)).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  })
}

/** Every value under a key of that name, at any depth. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(key, inner)])
}

test.each(files.filter((name) => /\.ya?ml$/.test(name)))('%s parses', (name) => {
  for (const document of documents(name)) expect(document).toBeTypeOf('object')
})

test('the composed application gets only settings that exist, and every one that production demands', () => {
  const [composed] = documents('compose.yaml') as [{ services: { application: { environment: Record<string, string> } } }]
  const given = Object.keys(composed.services.application.environment)
  expect(given.filter((name) => !isSetting(name))).toEqual([])
  const demanded = Object.entries(settings).flatMap(([name, { neededInProduction }]) => (neededInProduction ? [name] : []))
  expect(demanded.filter((name) => !given.includes(name))).toEqual([])
})

test('the manifests of Kubernetes name settings, and ask routes that the server has', () => {
  const all = documents('kubernetes/application.yaml')
  const given = all.flatMap((document) => valuesOf('data', document)).flatMap((data) => Object.keys(data as object))
  expect(given.filter((name) => !isSetting(name))).toEqual([])
  const secrets = /holds: ([A-Z0-9_,\s#]+)\./.exec(read('kubernetes/application.yaml'))?.[1]?.match(/[A-Z0-9_]+/g) ?? []
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((name) => !isSetting(name))).toEqual([])
  const asked = all.flatMap((document) => valuesOf('httpGet', document)).map((probe) => (probe as { path: string }).path)
  expect(new Set(asked)).toEqual(new Set(['/healthz', '/readyz']))
})

test('the image and the service start programs that exist', () => {
  const dockerfile = read('Dockerfile')
  const words = [...dockerfile.matchAll(/[\w./-]+\.(?:ts|mjs)\b/g)].map(([word]) => word)
  expect(words.length).toBeGreaterThan(2)
  expect(words.filter((word) => !existsSync(join(root, word)))).toEqual([])
  for (const [, name = ''] of dockerfile.matchAll(/^ENV (.*)$/gm)) {
    for (const [, variable = ''] of name.matchAll(/([A-Z_]+)=/g)) expect(isSetting(variable), variable).toBe(true)
  }
  expect(dockerfile).toMatch(/^USER node$/m)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const started = /^ExecStart=\/usr\/bin\/npm run (\S+)$/m.exec(read('systemd/sverka.service'))?.[1] ?? ''
  expect(scripts[started]).toContain('server/programs/cluster.ts')
})

test('dashboard and alarms show figures that the server has', async () => {
  const metrics = createMetrics()
  watchPool(metrics, { totalCount: 0, idleCount: 0, waitingCount: 0 } as Parameters<typeof watchPool>[1])
  metrics.watch('sockets_open', 'as the application adds it', () => 0)
  const known = (await metrics.text()).match(/^# TYPE (\S+)/gm)?.map((line) => line.slice('# TYPE '.length)) ?? []
  const dashboard = JSON.parse(read('monitoring/grafana.json')) as unknown
  const expressions = [
    ...valuesOf('expr', dashboard),
    ...documents('monitoring/alerts.yml').flatMap((document) => valuesOf('expr', document)),
  ]
  expect(expressions.length).toBeGreaterThan(10)
  const names = expressions.flatMap((expression) => String(expression).match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])
  const shown = names.filter((name) => name !== 'histogram_quantile').map((name) => name.replace(/_(?:count|bucket)$/, ''))
  expect(shown.filter((name) => !known.includes(name))).toEqual([])
})

test('Patroni makes the database by a file that is there, and has time to ask twice before its right to lead ends', () => {
  const [node] = documents('patroni/patroni.yml') as [
    {
      bootstrap: { post_init: string; dcs: { ttl: number; loop_wait: number; retry_timeout: number } }
      restapi: { connect_address: string }
    },
  ]
  const { post_init: made, dcs } = node.bootstrap
  const roles = join('patroni', made.split('/').at(-1) ?? '')
  expect(statSync(join(deploy, roles)).mode & 0o111).toBe(0o111)
  for (const role of ['sverka_owner', 'sverka_app']) expect(read(roles)).toContain(`create role ${role} login`)
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
  expect(read('patroni/haproxy.cfg')).toContain(`check port ${node.restapi.connect_address.split(':')[1]}`)
})

const has = (program: string, ...version: string[]) => spawnSync(program, version).status === 0

test.skipIf(!has('nginx', '-v') || !has('openssl', 'version'))('nginx takes the configuration with TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sverka-deploy-'))
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=sverka.test',
    '-keyout',
    'privkey.pem',
    '-out',
    'fullchain.pem',
  ]
  expect(spawnSync('openssl', certificate, { cwd: folder }).status).toBe(0)
  mkdirSync(join(folder, 'cache'))
  const tested = read('nginx-tls.conf')
    .replaceAll('/etc/nginx/tls', folder)
    .replace('/var/cache/nginx', join(folder, 'cache'))
    .replace('application:3000', '127.0.0.1:3000')
    // The test of a configuration opens what it names: a port might be somebody's.
    .replace('listen 80;', `listen unix:${join(folder, 'http')};`)
    .replace('listen 443', `listen unix:${join(folder, 'https')}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `error_log stderr; pid ${join(folder, 'pid')}; events {} http { access_log off; ${temporary.join(' ')}\n${tested} }`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
})

test.skipIf(!has('haproxy', '-v')).each(['patroni/haproxy.cfg', 'haproxy.cfg'])('HAProxy takes %s', (name) => {
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', join(deploy, name)], { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})
