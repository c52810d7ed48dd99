// The archive of a deal with more decisions or e-mails than its log can hold: it says that later ones are missing.
import { getDealArchive } from '@sverka/contract/deals/deals'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDeal } from '../../test/deal.ts'

const { app, as, deal, shown, token, send, decide } = testDeal()

/** The text files of the deal's archive. */
async function readArchive() {
  const files = unzipSync((await as(deal.owner)(getDealArchive, { params: { id: deal.id } })).body as unknown as Buffer)
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
  return { log: text('correspondence.txt').trimEnd().split('\n'), readme: text('readme.txt') }
}

/** Uploads a file as the counterparty, and stores so many decisions about it; returns its id. */
async function fileWithDecisions(count: number): Promise<string> {
  await send(await token())
  const file = (await shown()).papers[0]?.file?.id ?? ''
  await sql`
    insert into deal_file_decisions (deal_id, file_id, accepted, reason, decided_at)
    select ${deal.id}, ${file}::uuid, false, 'Нет печати', ${app.clock.now()}::timestamptz from generate_series(1, ${count}::int)`.execute(
    app.db,
  )
  return file
}

const FULL_DECISIONS =
  'Решений здесь 1000, больше не записывается: более поздние, если они были, сюда не вошли. Последнее решение по каждому документу есть в readme.txt.'
const FULL_LETTERS = 'Писем здесь 1000, больше не помещается: более поздние, если они были, сюда не вошли.'

test('a log with a thousand decisions says that later ones are missing, and readme.txt has the last one', async () => {
  const file = await fileWithDecisions(1000)
  await decide(file, false, 'Истёк срок доверенности')
  const { log, readme } = await readArchive()
  expect(log.some((line) => line.includes('Истёк срок доверенности'))).toBe(false)
  expect(log.at(-1)).toBe(FULL_DECISIONS)
  expect(readme).toContain('возвращено 20.11.2026. Истёк срок доверенности')
})

test('a log with a thousand e-mails says that later ones are missing', async () => {
  const mail = { user_id: deal.owner.id, deal_id: deal.id, email: 'sb@iskroyar.example', kind: 'reminder', missing: 1 }
  const mails = Array.from({ length: 1001 }, () => ({ ...mail, sent_at: app.clock.now() }))
  await app.db.insertInto('deal_mails').values(mails).execute()
  expect((await readArchive()).log.at(-1)).toBe(FULL_LETTERS)
})

test('a log with room for more has no such sentence', async () => {
  const file = await fileWithDecisions(2)
  await decide(file, true)
  expect((await readArchive()).log.at(-1)).toMatch(/Приняли: /)
})
