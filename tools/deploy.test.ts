// The files of ops/deploy/, which install the server, parse and name only existing settings, routes and programs. If HAProxy is installed here, it
// accepts its configurations.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { httpLimits } from '../apps/server/src/platform/bounds.ts'
import { settings } from '../apps/server/src/platform/config.ts'
import type { Operation } from '../packages/contract/src/http/http.ts'
import { operations } from '../packages/contract/src/operations/operations.ts'

const root = join(import.meta.dirname, '..')
const deploy = join(root, 'ops/deploy')
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
function findValues(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...findValues(key, inner)])
}

test.each(files.filter((name) => /\.ya?ml$/.test(name)))('%s parses', (name) => {
  for (const document of documents(name)) expect(document).toBeTypeOf('object')
})

test('compose.yaml gives the application only settings that exist, and every one that production demands', () => {
  const [composed] = documents('compose.yaml') as [{ services: { application: { environment: Record<string, string> } } }]
  const provided = Object.keys(composed.services.application.environment)
  expect(provided.filter((name) => !isSetting(name))).toEqual([])
  const required = Object.entries(settings).flatMap(([name, { neededInProduction }]) => (neededInProduction ? [name] : []))
  expect(required.filter((name) => !provided.includes(name))).toEqual([])
})

test('the manifests of Kubernetes name settings that exist, and probe /healthz and /readyz', () => {
  const all = documents('kubernetes/application.yaml')
  const provided = all.flatMap((document) => findValues('data', document)).flatMap((data) => Object.keys(data as object))
  expect(provided.filter((name) => !isSetting(name))).toEqual([])
  // The secret itself is not in the repository; a comment «holds: A, B.» of the file lists its keys.
  const secrets = /holds: ([A-Z0-9_,\s#]+)\./.exec(read('kubernetes/application.yaml'))?.[1]?.match(/[A-Z0-9_]+/g) ?? []
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((name) => !isSetting(name))).toEqual([])
  const paths = all.flatMap((document) => findValues('httpGet', document)).map((probe) => (probe as { path: string }).path)
  expect(new Set(paths)).toEqual(new Set(['/healthz', '/readyz']))
})

test('every way to start the server passes the flags for its memory that the bench of the search uses', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const starts = [scripts.start, scripts['start:cluster'], read('Dockerfile'), readFileSync(join(root, 'ops/bench/production.ts'), 'utf8')]
  for (const text of starts) {
    const flags = [...(text ?? '').matchAll(/--(?:max-semi-space-size|heap-growing-percent)=\d+/g)].map(([flag]) => flag)
    expect(flags).toEqual(['--max-semi-space-size=8', '--heap-growing-percent=25'])
  }
})

test('the image and the service start programs that exist', () => {
  const dockerfile = read('Dockerfile')
  const programs = [...dockerfile.matchAll(/[\w./-]+\.(?:ts|mjs)\b/g)].map(([path]) => path)
  expect(programs.length).toBeGreaterThan(2)
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([])
  for (const [, name = ''] of dockerfile.matchAll(/^ENV (.*)$/gm)) {
    for (const [, variable = ''] of name.matchAll(/([A-Z_]+)=/g)) {
      // A setting of the C library, not ours: how much freed memory it keeps.
      expect(isSetting(variable) || variable.startsWith('MALLOC_'), variable).toBe(true)
    }
  }
  expect(dockerfile).toMatch(/^USER node$/m)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const started = /^ExecStart=\/usr\/bin\/npm run (\S+)$/m.exec(read('systemd/sverka.service'))?.[1] ?? ''
  expect(scripts[started]).toContain('server/programs/cluster.ts')
})

test('Patroni creates the database by an executable script and retries twice before its lock expires', () => {
  const [node] = documents('patroni/patroni.yml') as [
    {
      bootstrap: { post_init: string; dcs: { ttl: number; loop_wait: number; retry_timeout: number } }
      restapi: { connect_address: string }
    },
  ]
  const { post_init: postInitPath, dcs } = node.bootstrap
  const rolesScript = join('patroni', postInitPath.split('/').at(-1) ?? '')
  expect(statSync(join(deploy, rolesScript)).mode & 0o111).toBe(0o111)
  for (const role of ['sverka_owner', 'sverka_app']) expect(read(rolesScript)).toContain(`create role ${role} login`)
  // Patroni requires `loop_wait + 2 × retry_timeout ≤ ttl`, all in seconds.
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
  expect(read('patroni/haproxy.cfg')).toContain(`check port ${node.restapi.connect_address.split(':')[1]}`)
})

const isInstalled = (program: string, ...versionOptions: string[]) => spawnSync(program, versionOptions).status === 0

/** Largest form that an operation accepts, files and fields, in bytes. */
function largestForm(): number {
  const sizes = Object.values<Operation>(operations).map(({ files = {} }) =>
    Object.values(files).reduce((sum, { maxBytes, maxCount }) => sum + maxBytes * maxCount, 0),
  )
  return Math.max(...sizes) + httpLimits.multipartMostBytes
}

test.each([
  ['nginx-locations.conf', /client_max_body_size (\d+)m;/],
  ['kubernetes/application.yaml', /proxy-body-size: (\d+)m$/m],
])('%s lets the largest form through', (name, size) => {
  expect(Number(size.exec(read(name))?.[1]) * 2 ** 20).toBeGreaterThanOrEqual(largestForm())
})

test('every nginx has the same locations, and compose.yaml mounts their file', () => {
  for (const name of ['nginx.conf', 'nginx-tls.conf']) {
    expect(read(name)).toContain('include sverka-locations.conf;')
    expect(read(name)).not.toMatch(/^\s*(?:location|proxy_set_header|proxy_pass|client_max_body_size)\b/m)
  }
  expect(read('compose.yaml')).toContain('./nginx-locations.conf:/etc/nginx/sverka-locations.conf:ro')
})

test.skipIf(!isInstalled('haproxy', '-v')).each(['patroni/haproxy.cfg', 'haproxy.cfg'])('HAProxy accepts %s', (name) => {
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', join(deploy, name)], { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})
