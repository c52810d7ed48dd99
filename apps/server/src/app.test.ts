// The application as a whole: it serves every operation of the contract (the shared list of API operations), and its pages know what the
// installation can do.
import { operations } from '@sverka/contract/operations/operations'
import { expect, test } from 'vitest'
import { testApplication } from '../test/application.ts'
import { loadConfig } from './platform/config.ts'
import { siteSettings } from './product.ts'

const app = testApplication()
const methodsAndPaths = Object.values(operations).map(({ method, path }) => `${method} ${path}`)

test('every operation of the contract is served', () => {
  const missing = Object.values(operations).filter(({ method, path }) => app.server.findRoute({ method, url: path }) === null)
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

// `CHECKO_KEY` is the key of Checko, a paid source of company data.
test.each([
  { settings: {}, canRefreshFromSource: false },
  { settings: { CHECKO_KEY: 'key' }, canRefreshFromSource: true },
])('pages offer to fetch an unknown company only if a source is configured ($canRefreshFromSource)', ({ settings, ...expected }) => {
  expect(siteSettings({ config: loadConfig(settings), clock: app.clock })).toMatchObject(expected)
})

test('no two operations share a method and path', () => {
  expect(new Set(methodsAndPaths).size).toBe(methodsAndPaths.length)
})
