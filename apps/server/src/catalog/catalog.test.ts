// Lists that forms and filters choose from.
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'

const app = testApplication()

test('regions come whole, by name, with their codes as ids', async () => {
  const { count, result } = (await app.server.inject({ url: '/api/v1/regions' })).json()
  expect(result).toHaveLength(count)
  expect(count).toBeGreaterThanOrEqual(89)
  expect(result).toContainEqual({ id: 77, name: expect.stringMatching(/Москва/i) })
})

test('a page of regions', async () => {
  const whole = (await app.server.inject({ url: '/api/v1/regions/' })).json()
  const second = (await app.server.inject({ url: '/api/v1/regions/?page=2&page_size=10' })).json()
  expect(second).toMatchObject({ count: whole.count, page: 2, page_size: 10, result: whole.result.slice(10, 20) })
})
