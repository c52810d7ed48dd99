// Metrics for Prometheus (monitoring) are served at an address of their own, not at the site's, and contain no personal data.
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { ConfigError, loadConfig } from '../config.ts'
import { connectDatabase } from '../db/connect.ts'
import { buildHttpServer } from '../http/http-server.ts'
import { randomIds } from '../ids.ts'
import { createLog } from '../log.ts'
import { createMetrics, watchPool } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

test('requests are counted by route and status, and not at the site’s own address', async () => {
  const config = loadConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'a secret of thirty-two characters' })
  const log = createLog(config)
  const database = await createTestDatabase()
  const metrics = createMetrics()
  const db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log, watch: (pool) => watchPool(metrics, pool) })
  const app = await buildHttpServer({ config, db, ids: randomIds, log, readiness: { stopping: false }, dev: false, metrics })
  const served = await serveMetrics(metrics, { url: 'http://127.0.0.1:0', log })
  for (const url of ['/readyz', '/readyz', '/metrics', '/+7-900-000-00-00']) await app.inject({ url })

  const answer = await fetch(served.address)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  const lines = (await answer.text()).split('\n')
  const count = (labels: string) =>
    lines
      .find((line) => line.startsWith(`http_request_duration_seconds_count{${labels}}`))
      ?.split(' ')
      .at(-1)
  expect([count('method="GET",route="/readyz",status="200"'), count('method="GET",route="none",status="404"')]).toEqual(['2', '2'])
  expect(lines).toContain('database_requests_waiting 0')
  expect(lines.join('\n')).toMatch(/process_resident_memory_bytes \d+/)
  // No part of a URL: such a label could contain a telephone number.
  expect(lines.join('\n')).not.toContain('7-900')
  expect((await fetch(served.address.replace('/metrics', '/'))).status).toBe(404)

  await served.close()
  await app.close()
  await db.destroy()
  await database.drop()
})

test('a port that another program uses is reported with the name of the setting', async () => {
  const log = createLog(loadConfig({ LOG_LEVEL: 'silent', SECRET_KEY: 'a secret of thirty-two characters' }))
  const metrics = createMetrics()
  const served = await serveMetrics(metrics, { url: 'http://127.0.0.1:0', log })
  const { port, origin: url } = new URL(served.address)
  const reported = `METRICS_URL: port ${port} is taken by another program. Choose another one`
  await expect(serveMetrics(metrics, { url, log })).rejects.toThrow(new ConfigError(reported))
  await served.close()
})
