// The application as a whole: it serves exactly the contract's operations, and documents them.
import { operations } from '@sverka/contract/operations/operations'
import { expect, test } from 'vitest'
import { testApplication } from '../test/application.ts'

const app = testApplication()
const keys = Object.values(operations).map(({ method, path }) => `${method} ${path}`)

test('every operation of the contract is served', () => {
  const missing = Object.values(operations).filter(({ method, path }) => app.server.findRoute({ method, url: path }) === null)
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('no two operations share a method and path', () => {
  expect(new Set(keys).size).toBe(keys.length)
})
