// Tests lists for bulk checks that are made to cost much time: each is refused or read, and costs the server's main thread only milliseconds, because
// a worker thread reads it. A list is pasted text or a file (text or an .xlsx workbook) with numbers of companies.
import { createList } from '@sverka/contract/bulk-checks/bulk-checks'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { measureLeastTime } from '../../test/processor-time.ts'
import { World } from '../../test/world.ts'
import { sheetFile as sheet } from '../../test/xlsx-files.ts'

const app = testApplication({ LIMIT_REPORT: '9999/60' })
const as = createClient(() => app.server)
const world = new World(app)

/** Most processor time of the main thread in ms. It parses the form with a file of up to 5 MB, and in this test also writes that form. */
const MOST_MS = { numbers: 50, file: 150 }

/** Sends the list, several times if it costs `mostMs` or more; returns the answer and the least processor time of this thread in ms. */
const measurePost = async (list: { numbers: string } | { file: Buffer }, mostMs: number) => {
  const { result, ms } = await measureLeastTime(mostMs, () => postList(list))
  return { answer: result, ms }
}

/** Creates a list; returns the first error code, or the number of its lines. */
const postList = async (content: { numbers: string } | { file: Buffer }) => {
  const person = await world.person({ plan: 'pro' })
  const fields = { name: 'Список', purpose: 'contractor' as const }
  const { body } = await ('file' in content
    ? as(person)(createList, { body: fields, files: { file: content.file } })
    : as(person)(createList, { body: { ...fields, numbers: content.numbers } }))
  const { errors } = body as unknown as { errors?: Record<string, { code: string }[]> }
  return Object.values(errors ?? {})[0]?.[0]?.code ?? body.lines
}

test.each(['utf8', 'utf16le'] as const)('a text of %s with a zero byte far from its beginning is refused', async (encoding) => {
  const text = `\ufeff${'1690001169\n'.repeat(1000)}Поставщик\0`
  expect(await postList({ file: Buffer.from(text, encoding) })).toBe('not_a_list')
})

test.each([
  ['blanks between two digits', `1${' '.repeat(399_000)}1`, 1],
  ['quotes and blanks', `1${'" '.repeat(199_000)}1`, 1],
  ['line breaks', '\n'.repeat(400_000), 'required'],
  ['empty cells', ';'.repeat(400_000), 'required'],
  ['numbers in one line', '7707083893 '.repeat(36_000), 1],
  ['digits without an end', '7'.repeat(400_000), 1],
  ['dots between digits', '1.'.repeat(199_000), 1],
])('pasted text of %s costs the main thread little time', async (_name, numbers, expected) => {
  const { answer, ms } = await measurePost({ numbers }, MOST_MS.numbers)
  expect(answer).toBe(expected)
  expect(ms).toBeLessThan(MOST_MS.numbers)
})

test.each<[string, () => Buffer, number | string]>([
  ['five megabytes of line breaks', () => Buffer.alloc(5_000_000, '\n'), 'required'],
  ['five megabytes of short lines', () => Buffer.alloc(5_000_000, '1\n'), 'too_many_lines'],
  ['five megabytes of blanks in one line', () => Buffer.from(`1${' '.repeat(4_999_000)}1`), 1],
  [
    'half a million numbers in one line',
    () => Buffer.from(Array.from({ length: 400_000 }, (_, at) => 1_000_000_000 + at).join(' ')),
    'too_many_lines',
  ],
  ['39 MB of shared texts', () => sheet('<row><c><v>1</v></c></row>', '<si/>'.repeat(7_800_000)), 'too_many_lines'],
  ['elements within elements', () => sheet('<a>'.repeat(6_000_000)), 'not_a_list'],
  ['attributes of one element', () => sheet(`<row ${Array.from({ length: 500_000 }, (_, at) => `a${at}=""`).join(' ')}/>`), 'not_a_list'],
  ['one row of many cells', () => sheet(`<row>${'<c><v>1</v></c>'.repeat(1_300_000)}</row>`), 'too_many_lines'],
  [
    'rows with negative numbers',
    () => sheet(Array.from({ length: 450_000 }, (_, at) => `<row r="-${at + 1}"><c r="GR1"><v>7</v></c></row>`).join('')),
    'too_many_lines',
  ],
  ['one comment of 36 MB', () => sheet(`<!--${'- '.repeat(18_000_000)}--><row><c><v>1</v></c></row>`), 'not_a_list'],
  ['one CDATA section of 36 MB', () => sheet(`<row><c><v><![CDATA[${'] '.repeat(18_000_000)}]]></v></c></row>`), 'not_a_list'],
  ['one processing instruction of 36 MB', () => sheet(`<?a ${'? '.repeat(18_000_000)}?><row><c><v>1</v></c></row>`), 'not_a_list'],
  ['a short comment and a short CDATA section', () => sheet('<!-- a --><row><c><v><![CDATA[1]]></v></c></row>'), 1],
  ['an element with one attribute twice', () => sheet('<row r="3" r="4"><c><v>1</v></c></row>'), 'not_a_list'],
])('a file with %s costs the main thread little time', async (_name, file, expected) => {
  const { answer, ms } = await measurePost({ file: file() }, MOST_MS.file)
  expect(answer).toBe(expected)
  expect(ms).toBeLessThan(MOST_MS.file)
})

test('all 9,000 numbers of a form field are read', async () => {
  const person = await world.person({ plan: 'pro' })
  const numbers = Array.from({ length: 9000 }, (_, at) => 1_000_000_000 + at).join('\n')
  const { body } = await as(person)(createList, { body: { name: 'Список', purpose: 'contractor', numbers }, files: {} })
  expect(body.lines).toBe(9000)
})

test('no transaction is open while a list is read', async () => {
  const file = sheet(`<row>${'<c><v>1</v></c>'.repeat(1_300_000)}</row>`)
  let isAnswered = false
  const answer = postList({ file }).finally(() => {
    isAnswered = true
  })
  // Number of idle transactions at each look while the list is being read.
  const openTransactions: number[] = []
  while (!isAnswered) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
      app.db,
    )
    openTransactions.push(rows[0]?.count ?? 0)
  }
  expect(openTransactions.filter((count) => count > 0).length).toBeLessThan(openTransactions.length / 10)
  expect(await answer).toBe('too_many_lines')
})
