// What a balancer is told while this process should get no requests.
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'

const app = testApplication()

test('a process that is stopping is not ready and says when to ask again, but is still alive', async () => {
  expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(200)
  app.beginStopping()
  const asked = await app.server.inject({ url: '/readyz' })
  expect(asked.statusCode).toBe(503)
  expect(asked.json()).toEqual({ status: 'unavailable', reason: 'stopping' })
  expect(Number(asked.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.server.inject({ url: '/healthz' })).statusCode).toBe(200)
})
