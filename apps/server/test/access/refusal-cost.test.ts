// Refusing invalid requests is cheap: for every field of every operation the largest invalid value is sent, and processor time and memory are
// measured. While such a request is refused, other people's requests do not wait.
import type { Operation } from '@sverka/contract/http/http'
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApplication } from '../application.ts'
import { buildRequest } from '../client.ts'
import { measureSlowness } from '../processor-time.ts'
import { World } from '../world.ts'
import { findCase, unlimited } from './all-cases.ts'
import { type Field, largestBodies, largestQueries, listFields } from './largest-invalid.ts'

const app = testApplication(unlimited)
const world = new World(app)

/** The most that a refusal may cost. */
const PROCESSOR_MS = 50
const MEMORY_BYTES = 20_000_000
/** The most processor time between another person's request and its response. */
const BYSTANDER_MS = 100
/** A busy machine only ever increases a measured time, so the least of several tries is the best estimate. */
const TRIES = 12

interface Cost {
  readonly status: number
  readonly milliseconds: number
  readonly bytes: number
}

const inMemory = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function measureCost(request: InjectOptions): Promise<Cost> {
  const before = inMemory()
  const begun = process.cpuUsage()
  const { statusCode } = await app.server.inject(request)
  const { user, system } = process.cpuUsage(begun)
  return { status: statusCode, milliseconds: (user + system) / 1000, bytes: inMemory() - before }
}

/** A time above the limit as it would be on the machine on which the limits were set; `processor-time.ts` says why. */
const onReferenceMachine = async (milliseconds: number, limit: number): Promise<number> =>
  milliseconds > limit ? milliseconds / (await measureSlowness()) : milliseconds

const isExpensive = ({ milliseconds, bytes }: Cost): boolean => milliseconds > PROCESSOR_MS || bytes > MEMORY_BYTES

/** The least of each figure. More tries are made while one is too large, or if garbage collection made the memory figure useless. */
async function measureLeastCost(request: InjectOptions): Promise<Cost> {
  let least = { ...(await measureCost(request)) }
  for (let tries = 1; tries < TRIES && (isExpensive(least) || least.bytes < 0); tries += 1) {
    const { status, milliseconds, bytes } = await measureCost(request)
    // A negative figure means that garbage was collected meanwhile; it says nothing.
    const isLessMemory = bytes >= 0 && (least.bytes < 0 || bytes < least.bytes)
    least = { status, milliseconds: Math.min(least.milliseconds, milliseconds), bytes: isLessMemory ? bytes : least.bytes }
  }
  return { ...least, milliseconds: await onReferenceMachine(least.milliseconds, PROCESSOR_MS) }
}

let origin = ''
beforeAll(async () => {
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
})

/** A valid request by a caller with the right role. */
async function buildValidRequest(name: OperationName, operation: Operation): Promise<InjectOptions> {
  const who = operation.access === 'staff' ? await world.staff() : await world.person({ plan: 'pro' })
  const input = (await findCase(name, operation)?.input(world, who)) ?? {}
  if (operation.keys === 'required') return buildRequest({ access: (await world.makeApiKey(who)).key }, operation, input)
  return buildRequest(operation.access === 'public' ? null : who, operation, input)
}

const table = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([, { query, body }]) => listFields(query).length + listFields(body).length > 0,
)

describe.each(table)('%s', (name, operation) => {
  const parts: [string, Field[], typeof largestQueries][] = [
    ['query', listFields(operation.query), largestQueries],
    ['body', listFields(operation.body), largestBodies],
  ]
  test.each(parts.filter(([, fields]) => fields.length > 0))('its %s', async (_part, fields, largest) => {
    const valid = await buildValidRequest(name, operation)
    // Compiling code and opening connections are not part of a refusal's cost.
    await app.server.inject(largest(valid, operation, fields[0] as Field)[0]?.request ?? valid)
    const expensive: string[] = []
    for (const field of fields) {
      for (const { about, request } of largest(valid, operation, field)) {
        const { status, milliseconds, bytes } = await measureLeastCost(request)
        const isRefused = status === 400 || status === 413
        if (!isRefused || milliseconds > PROCESSOR_MS || bytes > MEMORY_BYTES)
          expensive.push(`${about}: ${status}, ${Math.round(milliseconds)} ms, ${Math.round(bytes / 1e6)} MB`)
      }
    }
    expect(expensive).toEqual([])
  })
})

/** Requests that blocked an earlier version of the server for seconds or minutes. */
const FORMERLY_BLOCKING: [string, (token: string) => InjectOptions][] = [
  ['a parameter of eight thousand values', () => ({ url: `/api/v1/company-selection/?within=${'x,'.repeat(7_800)}` })],
  [
    'a list of ten thousand filters',
    (token) => ({
      method: 'POST',
      url: '/api/v1/company-selection/export/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"format":"xlsx","within":[${'"x",'.repeat(10_000)}"x"]}`,
    }),
  ],
  [
    'a megabyte of lines of a cart',
    (token) => ({
      method: 'POST',
      url: '/api/v1/user-info/',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"baskets":[${'"x",'.repeat(250_000)}"x"]}`,
    }),
  ],
  ['a deeply nested notification about a payment', () => deepNotification],
]
const deepNotification: InjectOptions = {
  method: 'POST',
  url: '/api/v1/payments/yookassa/',
  headers: { 'content-type': 'application/json' },
  payload: `{"event":"x","object":{"id":"x","in":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
}

/** The most processor time between another person's request and its response while the given request is refused; requests follow one another. */
async function measureBystander({ url, payload, ...request }: InjectOptions): Promise<number> {
  let isAnswered = false
  const refused = fetch(`${origin}${url}`, { ...(request as RequestInit), body: (payload as string) ?? null }).finally(() => {
    isAnswered = true
  })
  let most = 0
  while (!isAnswered) {
    const begun = process.cpuUsage()
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    const { user, system } = process.cpuUsage(begun)
    most = Math.max(most, (user + system) / 1000)
  }
  expect([400, 413]).toContain((await refused).status)
  return most
}

test.each(FORMERLY_BLOCKING)('nobody else waits while %s is refused', async (_about, request) => {
  const { access } = await world.person({ plan: 'pro' })
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > BYSTANDER_MS; tries += 1) least = await measureBystander(request(access))
  expect(await onReferenceMachine(least, BYSTANDER_MS)).toBeLessThan(BYSTANDER_MS)
})
