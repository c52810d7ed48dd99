// Every metric that an alert (Prometheus) or dashboard (Grafana) in ops/deploy/monitoring/ uses exists at /metrics, and its value follows what it
// measures.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics, watchPool } from '../src/platform/metrics/metrics.ts'
import { testApplication } from './application.ts'

const monitoring = join(import.meta.dirname, '../../../ops/deploy/monitoring')
const folder = mkdtempSync(join(tmpdir(), 'sverka-alarms-'))
const CERTIFICATE = '-x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost -keyout key.pem -out certificate.pem'
const hasOpenssl = spawnSync('openssl', ['req', ...CERTIFICATE.split(' ')], { cwd: folder }).status === 0
/** Stands for the reverse proxy, whose certificate the server watches. */
const proxy = createServer(
  hasOpenssl ? { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'certificate.pem')) } : {},
)
const metrics = createMetrics()
watchPool(metrics, { totalCount: 0, idleCount: 0, waitingCount: 0 } as Parameters<typeof watchPool>[1])

beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
})
const app = testApplication(() => ({ PUBLIC_URL: `https://localhost:${(proxy.address() as AddressInfo).port}` }), { metrics })
afterAll(() => {
  proxy.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Values of the metrics without labels. */
async function values(): Promise<Record<string, number>> {
  const lines = (await metrics.text()).match(/^[a-z_]+ \S+$/gm) ?? []
  return Object.fromEntries(lines.map((line) => line.split(' ')).map(([name = '', value]) => [name, Number(value)]))
}

/** Every expression in a file of Prometheus or Grafana. */
function expressionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'expr' ? [String(inner)] : expressionsIn(inner)))
}

test('alarms and dashboard use metrics that the server has', async () => {
  const existing = (await metrics.text()).match(/^# TYPE (\S+)/gm)?.map((line) => line.slice('# TYPE '.length)) ?? []
  const read = (name: string) => readFileSync(join(monitoring, name), 'utf8')
  const expressions = [...expressionsIn(parse(read('alerts.yml'))), ...expressionsIn(JSON.parse(read('grafana.json')))]
  expect(expressions.length).toBeGreaterThan(20)
  const names = expressions.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])
  // Not a metric but a function of Prometheus; a histogram is used by its `_count` and `_bucket`.
  const used = names.filter((name) => name !== 'histogram_quantile').map((name) => name.replace(/_(?:count|bucket)$/, ''))
  expect(used.filter((name) => !existing.includes(name))).toEqual([])
})

test('failed jobs, waiting e-mails, payment alarms, old files and backups change their metrics', async () => {
  expect(await values()).toMatchObject({
    jobs_failed: 0,
    emails_waiting: 0,
    payment_alarms_open: 0,
    published_files_failed: 0,
    backup_verified_timestamp_seconds: 0,
  })
  // An e-mail counts as waiting after five minutes: one of the two does.
  await sql`insert into emails (recipient, subject, body_text, body_html, created_at) values ('a@b.example', '', '', '', now() - interval '6 minutes'), ('c@d.example', '', '', '', now())`.execute(
    app.db,
  )
  await sql`insert into jobs.job (name, state) values ('files.sweep', 'failed')`.execute(app.db)
  await sql`insert into jobs.job (name, start_after) values ('files.sweep', now() - interval '1 hour')`.execute(app.db)
  await sql`insert into payment_alarms (kind, subject, details, raised_at) values ('mismatch', 'payment:1', '{}', now())`.execute(app.db)
  await sql`insert into published_files (address, looked_at, fault) values ('https://publisher.example/a.zip', now() - interval '3 days', 'silent')`.execute(
    app.db,
  )
  await sql`insert into backups (snapshot_at, verified_at, row_count, file_count, bytes) values (now(), '2026-11-20T03:30:00Z', 1, 1, 1)`.execute(
    app.db,
  )
  const found = await values()
  expect(found).toMatchObject({ jobs_failed: 1, emails_waiting: 1, payment_alarms_open: 1, published_files_failed: 1 })
  expect(found.backup_verified_timestamp_seconds).toBe(Date.parse('2026-11-20T03:30:00Z') / 1000)
  expect(found.jobs_waiting_seconds).toBeGreaterThanOrEqual(3_600)
  expect(found.published_files_age_seconds).toBeGreaterThanOrEqual(3 * 86_400)
  expect(found.disk_free_ratio).toBeGreaterThan(0)
  expect(found.disk_free_ratio).toBeLessThan(1)
})

test('the metric of the certificate’s end is that of the proxy’s certificate', async ({ skip }) => {
  skip(!hasOpenssl, 'NOT RUN: the end of a certificate, because there is no openssl on the PATH.')
  const days = ((await values()).certificate_expires_timestamp_seconds ?? 0) - Date.now() / 1000
  expect(Math.round(days / 86_400)).toBe(30)
})

test('a metric that cannot be read is left out, and the others are shown', async () => {
  proxy.closeAllConnections()
  await new Promise((resolve) => proxy.close(resolve))
  const found = await values()
  expect(found).not.toHaveProperty('certificate_expires_timestamp_seconds')
  expect(found).toHaveProperty('jobs_failed')
})
