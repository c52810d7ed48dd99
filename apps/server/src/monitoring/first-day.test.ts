// Tests what a member sees as soon as they watch a company: its most serious finding and its upcoming dates (ends of licences, accounts due, the
// end of the time to object to its exclusion from the register), although nothing has changed yet.
import { listComingDates, listWatches, watchCompanies } from '@sverka/contract/monitoring/monitoring'
import { expect, test, vi } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { storeSummaries } from '../../test/stored-summaries.ts'
import { type Person, World } from '../../test/world.ts'
import { listCompanyDates, withoutRepeats } from './company-dates.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const load = (...files: Buffer[]) => loadRegister(app.database, app.clock, files)
const watch = (person: Person, ...numbers: string[]) => as(person)(watchCompanies, { body: { numbers } })
/** XML of a licence in a register extract; the licence ends on the day `until`. */
const licence = (number: string, until: string) =>
  `<СвЛицензия НомЛиц="${number}" ДатаЛиц="2023-01-02" ДатаНачЛиц="2023-01-03" ДатаОкончЛиц="${until}"><НаимЛицВидДеят>Перевозки</НаимЛицВидДеят></СвЛицензия>`

test('a watched company shows its most serious finding once it is computed, in the reader’s language', async () => {
  const person = await world.person({ plan: 'pro' })
  // The extract remarks that the company's address is unreliable, which is a finding.
  const company = legalEntity({
    asOf: '2026-11-01',
    more: '<СвНедАдресЮЛ ПризнНедАдресЮЛ="2" ТекстНедАдресЮЛ="недостоверность сведений"></СвНедАдресЮЛ>',
  })
  await load(egrulFile([company]))
  await watch(person, company.inn)
  const show = async (lang?: 'en') => (await as(person)(listWatches, { query: lang ? { lang } : {} })).body.result[0]
  const send = vi.spyOn(app.services.jobs, 'send')
  expect(await show()).toMatchObject({ is_computed: false, attention: null })
  // Reading the list enqueues the job that computes the finding.
  expect(send.mock.calls.map(([, job]) => job.name)).toEqual(['reliability-summaries'])
  await storeSummaries(app)
  const shown = await show()
  expect(shown).toMatchObject({ is_computed: true, attention: { title: expect.stringMatching(/[а-я]/) } })
  expect((await show('en'))?.attention).toMatchObject({ code: shown?.attention?.code, title: expect.not.stringMatching(/[а-я]/) })
})

test('upcoming dates are listed nearest first, each with its source, for the member’s companies only', async () => {
  const [person, stranger] = [await world.person({ plan: 'pro' }), await world.person({ plan: 'pro' })]
  const more = licence('Л-1', '2027-03-01') + licence('Л-2', '2026-12-05') + licence('Л-3', '2020-01-01') + licence('Л-4', '2029-01-01')
  const company = legalEntity({ asOf: '2026-11-01', more })
  await load(egrulFile([company]))
  await watch(person, company.inn)
  const { body } = await as(person)(listComingDates, { query: {} })
  expect(body.result).toEqual([
    expect.objectContaining({ kind: 'licence_ends', day: '2026-12-05', what: 'Л-2', source: 'register', as_of: '2026-11-01' }),
    expect.objectContaining({ kind: 'licence_ends', day: '2027-03-01', what: 'Л-1' }),
  ])
  expect((await as(person)(listComingDates, { query: { days: 30 } })).body).toMatchObject({ count: 1 })
  expect((await as(person)(listComingDates, { query: { page: 2, page_size: 1 } })).body).toMatchObject({
    count: 2,
    result: [{ what: 'Л-1' }],
  })
  expect((await as(stranger)(listComingDates, { query: {} })).body.result).toEqual([])
})

/** Facts of a company as the register opens them. */
const openedFacts = (facts: Partial<Parameters<typeof listCompanyDates>[0]>) => ({ register: {}, blocks: {}, provenance: {}, ...facts })
/** Upcoming dates of a company with these facts: the kind, the licence or the like, the day. */
const listDates = (facts: Parameters<typeof openedFacts>[0], today = '2026-11-29', isClosed = false) =>
  listCompanyDates(openedFacts(facts), { isClosed, today }).map(({ kind, what, day }) => [kind, what, day])
/** Facts of a company that filed accounts for these years. */
const makeAccounts = (...years: number[]) => ({ blocks: { accounts: { years: years.map((year) => ({ year, lines: {} })) } } })

test('accounts of a year are due on 31 March of the next, and missing ones of last year until then', () => {
  expect(listDates(makeAccounts(2025, 2024))).toEqual([['accounts_due', '2026', '2027-03-31']])
  expect(listDates(makeAccounts(2024), '2026-03-31')).toEqual([['accounts_due', '2025', '2026-03-31']])
  expect(listDates(makeAccounts(2025), '2026-03-01')).toEqual([['accounts_due', '2026', '2027-03-31']])
  expect(listDates(makeAccounts(2024), '2026-04-01')).toEqual([['accounts_due', '2026', '2027-03-31']])
})

test('a company without any accounts has no due date, and a closed one no upcoming dates', () => {
  expect(listDates({})).toEqual([])
  expect(listDates(makeAccounts(2025), '2026-11-29', true)).toEqual([])
})

test('a date that two sources name is listed once, from the first of them', () => {
  const until = '2027-01-01'
  const facts = openedFacts({
    register: { heads: [{ kind: 'person', name: 'ИВАНОВ ИВАН', disqualifiedUntil: until }] },
    blocks: { disqualified: { persons: [{ record: '1', name: 'ИВАНОВ ИВАН', since: '2025-01-01', until }] } },
  })
  const both = listCompanyDates(facts, { isClosed: false, today: '2026-11-29' })
  expect(both.map(({ source }) => source)).toEqual(['register', 'disqualified'])
  expect(withoutRepeats(both)).toEqual([both[0]])
})

test('the time to object to an exclusion ends three months after its publication', () => {
  // Three months after 30 November is the last day of February.
  const exclusion = (published: string) => ({ register: { exclusion: { published, number: '123' } } })
  expect(listDates(exclusion('2026-10-14'))).toEqual([['objections_end', '123', '2027-01-14']])
  expect(listDates(exclusion('2026-11-30'))).toEqual([['objections_end', '123', '2027-02-28']])
})
