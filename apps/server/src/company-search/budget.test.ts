// A search whose time is over answers with what was found by then.
import { expect, test } from 'vitest'
import { within } from './budget.ts'

test('what has come while the thread was held up is taken', async () => {
  const late = new Promise<string>((resolve) => setTimeout(() => setImmediate(resolve, 'found'), 5))
  const answer = within(5, late)
  const until = process.cpuUsage().user + 20_000
  while (process.cpuUsage().user < until);
  expect(await answer).toBe('found')
})
