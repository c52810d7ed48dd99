// The list of data sources in a demo: sources whose records are all of invented companies are marked as examples.
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { loadDemo } from '../../test/demo-register.ts'

const app = testApplication()

test('a register with records of invented companies is an example, the others are not', async () => {
  await loadDemo(app, { companies: 300, traders: 50 })
  const { result } = (await app.server.inject({ url: '/api/v1/sources/' })).json<{ result: { records: number; example: boolean }[] }>()
  expect(result.filter(({ records }) => records > 0).length).toBeGreaterThan(10)
  for (const { records, example } of result) expect(example).toBe(records > 0)
})
