// The application as a whole: it serves exactly the contract's operations, and describes them.
import { operations } from '@sverka/contract/operations'
import { expect, test } from 'vitest'
import { testApplication } from '../test/application.ts'

const app = testApplication()
const keys = Object.values(operations).map(({ method, path }) => `${method} ${path}`)

test('every operation of the contract is served', () => {
  const missing = Object.values(operations).filter(({ method, path }) => app.server.findRoute({ method, url: path }) === null)
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('no two operations share an address', () => {
  expect(new Set(keys).size).toBe(keys.length)
})

test('the OpenAPI document describes every operation', async () => {
  const { paths, openapi } = (await app.server.inject('/api/v1/openapi.json')).json() as {
    openapi: string
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(openapi).toBe('3.1.0')
  expect(new Set(described)).toEqual(new Set(keys))
})
