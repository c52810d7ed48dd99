// The regions of Russia offered as a filter; the list is null if it could not be loaded.
import type { Call } from '@sverka/contract/web-host'
import { expect, test } from 'vitest'
import { CallRefused, NoConnection } from '../api/refusal.ts'
import { loadRegions, regionsToChoose } from './load-regions.ts'

/** A server that refuses every request with the error. */
const failing = (error: Error) => (() => Promise.reject(error)) as unknown as Call

test.each([
  ['refused', new CallRefused({ status: 503, code: 'database_unavailable' })],
  ['without a connection', new NoConnection(undefined)],
])('a list that is %s is null, not empty', async (_how, error) => {
  expect(await loadRegions(failing(error), 'ru')).toBeNull()
})

test('without the list the region of the URL stays chosen, with its number as name', () => {
  expect(regionsToChoose(null, 77)).toEqual([{ id: 77, name: '77' }])
  expect(regionsToChoose(null, undefined)).toEqual([])
  expect(regionsToChoose([{ id: 1, name: 'Адыгея' }], 77)).toEqual([{ id: 1, name: 'Адыгея' }])
})
