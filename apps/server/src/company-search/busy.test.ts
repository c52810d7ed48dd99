// While other processes keep every core busy, numbers are found, and names are found or answered with `search_late`; no answer is wrong or falsely
// empty.
import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { inventedInn } from '../../test/register-files.ts'
import { addRecords } from '../../test/search-records.ts'

/** The application has the time limit of production; in other tests the limit is higher. */
const app = testApplication({ SEARCH_PASS_MS: '2000', LIMIT_SEARCH: '100000/60' })
/** Processes that keep one core each busy. */
const busy: ChildProcess[] = []

/** Ten letters from which a hundred different names are made. */
const letters = 'бвгдклмнпр'
/** No name is the beginning of another one. */
const makeName = (n: number) => `${letters.charAt(n % 10)}а${letters.charAt(Math.floor(n / 10))}оремонт`
const companies = Array.from({ length: 100 }, (_, n) => ({ name: `ООО "${makeName(n).toUpperCase()}"`, inn: inventedInn(70_000 + n) }))

beforeAll(async () => {
  await addRecords(app.db, companies)
  for (let i = 0; i < Math.max(2, availableParallelism()); i++) busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
})
afterAll(() => {
  for (const child of busy) child.kill('SIGKILL')
})

/** Names of the results; `late`: the search was refused with 503 `search_late`, because it was not finished in time. */
async function search(query: string): Promise<{ late: boolean; names: string[] }> {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query } })
  if (answer.statusCode === 503) return { late: true, names: [] }
  return { late: false, names: answer.json().result.map(({ name }: { name: string }) => name) }
}

/** Twenty searches at a time, as from twenty people. */
async function searchAll(queries: readonly string[]) {
  const answers: Awaited<ReturnType<typeof search>>[] = []
  for (let at = 0; at < queries.length; at += 20) answers.push(...(await Promise.all(queries.slice(at, at + 20).map(search))))
  return answers
}

test('every number is found on a busy machine', async () => {
  const searched = companies.slice(0, 60)
  const answers = await searchAll(searched.map(({ inn }) => inn))
  expect(answers).toEqual(searched.map(({ name }) => ({ late: false, names: [name] })))
})

test('a name on a busy machine is found or answered as late', async () => {
  const answers = await searchAll(companies.map((_, n) => makeName(n)))
  const wrong = answers.filter(({ late, names }, n) => !late && names[0] !== companies[n]?.name)
  expect(wrong).toEqual([])
  expect(answers.filter(({ late }) => !late).length).toBeGreaterThan(0)
})
