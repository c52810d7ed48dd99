// Company cards shared by a link: unchanged since the day of sharing until they expire or are withdrawn, without the name of who shared them.
import { listCardLinks, openCardLink, shareCard, withdrawCardLink } from '@sverka/contract/card-links/card-links'
import { LINK_DAYS, LINKS_MAX } from '@sverka/contract/card-links/card-links.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { cardLinks } from './card-links.feature.ts'
import { insertLinks } from './card-links.sql.ts'
import { sweepLinks } from './sweep-links.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

/** `inn` is the company's tax number. */
const share = async (person: Person, inn: string) => (await as(person)(shareCard, { body: { number: inn } })).body
const open = (url: string, query = {}) => as(null)(openCardLink, { params: { token: url.split('/').at(-1) ?? '' }, query })

test('anyone with the link sees the company and its verdicts of that day', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const { url, until } = await share(person, company.inn)
  expect(url).toMatch(/^http:\/\/sverka\.test\/card-link\/[\w-]{22}$/)
  const { body } = await open(url)
  expect(body).toMatchObject({ company: { name: company.name, inn: company.inn, status: 'Действует' }, until })
  // One verdict for each kind of deal: paying the company in advance, granting it deferred payment, hiring it, buying a share of it.
  expect(body.verdicts.map(({ purpose }) => purpose)).toEqual(['prepayment', 'deferral', 'contractor', 'share'])
  expect((await open(url, { lang: 'en' })).body.unchecked).not.toEqual(body.unchecked)
})

test('a shared card says what to do next and compares the sum of the deal', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const { body: link } = await as(person)(shareCard, { body: { number: company.inn, sum: '3 000 000 ₽' } })
  expect(link.sum).toBe(3_000_000)
  const [ru, en] = [(await open(link.url)).body, (await open(link.url, { lang: 'en' })).body]
  expect(ru.verdicts.every(({ action }) => action && action.text.length > 0)).toBe(true)
  expect(en.verdicts.map(({ action }) => action?.text)).not.toEqual(ru.verdicts.map(({ action }) => action?.text))
  expect(ru.materiality).toMatchObject({ sum: 3_000_000 })
  expect(ru.materiality?.figures.map(({ figure }) => figure)).toEqual(['cash', 'net_assets', 'open_claims', 'revenue_month'])
})

test('a link for another sum is another link, and what is not a sum is left out', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const shareWithSum = async (sum?: string) =>
    (await as(person)(shareCard, { body: { number: company.inn, ...(sum ? { sum } : {}) } })).body
  const plain = await shareWithSum()
  expect(plain.sum).toBeNull()
  expect((await shareWithSum('много')).url).toBe(plain.url)
  expect((await shareWithSum('5 000 ₽')).url).not.toBe(plain.url)
  expect((await as(person)(listCardLinks, {})).body.links.map(({ sum }) => sum)).toEqual([5_000, null])
})

test('later changes of the company do not change a shared card', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const { url } = await share(person, company.inn)
  const before = (await open(url)).body
  await world.endCompany(company.id)
  expect((await open(url)).body).toEqual(before)
})

test('a link does not reveal who shared it', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const { url } = await share(person, company.inn)
  const content = JSON.stringify((await open(url)).body)
  for (const personalData of [person.fullName, person.email]) expect(content).not.toContain(personalData)
})

test('a withdrawn link is not found', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const { id, url } = await share(person, company.inn)
  expect((await as(await world.person())(withdrawCardLink, { params: { id } })).status).toBe(404)
  expect((await open(url)).status).toBe(200)
  expect((await as(person)(withdrawCardLink, { params: { id } })).status).toBe(204)
  expect((await open(url)).code).toBe('not_found')
})

test('the page of a link is stored by no cache', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const { url } = await share(person, company.inn)
  expect((await open(url)).headers['cache-control']).toBe('no-store')
})

test('a link expires after its term', async () => {
  const before = app.clock.moment
  const [person, company] = [await world.person(), await world.company()]
  const { url } = await share(person, company.inn)
  app.clock.advance(LINK_DAYS * 86_400_000)
  expect((await open(url)).code).toBe('not_found')
  app.clock.moment = before
})

test('an expired link is deleted', async () => {
  const before = app.clock.moment
  const [person, company] = [await world.person(), await world.company()]
  const countStored = async () => (await app.db.selectFrom('card_links').select('id').where('user_id', '=', person.id).execute()).length
  await share(person, company.inn)
  await sweepLinks(app.services)
  expect(await countStored()).toBe(1)
  app.clock.advance(LINK_DAYS * 86_400_000)
  await sweepLinks(app.services)
  expect(await countStored()).toBe(0)
  app.clock.moment = before
})

test('the number of cards that a member shares is limited', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const period = { at: app.clock.now(), until: new Date(app.clock.now().getTime() + 1000) }
  const row = { userId: person.id, company: { name: '', inn: null, ogrn: '' }, said: {}, ...period }
  await app.db.transaction().execute(async (tx) => {
    for (let made = 0; made < LINKS_MAX; made += 1) await insertLinks(tx, { ...row, token: `token-${made}` })
  })
  expect((await as(person)(shareCard, { body: { number: company.inn } })).code).toBe('too_many_shares')
  expect((await as(person)(listCardLinks, {})).body.links).toHaveLength(LINKS_MAX)
})

test('sharing an unchanged card again returns the same link', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const links = await Promise.all([share(person, company.inn), share(person, company.inn)])
  expect(new Set(links.map(({ url }) => url)).size).toBe(1)
  await world.endCompany(company.id)
  expect((await share(person, company.inn)).url).not.toBe(links[0]?.url)
})

test('deleting the account deletes its links', async () => {
  const [person, company] = [await world.person(), await world.company()]
  const { url } = await share(person, company.inn)
  const { personalData } = cardLinks(app.services)
  const [file] = await app.db.transaction().execute(async (tx) => (await personalData?.exportUserData(tx, person.id)) ?? [])
  expect(file).toMatchObject({ name: 'card-links.json', content: [{ url }] })
  await app.db.transaction().execute(async (tx) => personalData?.eraseUserData?.(tx, person.id))
  expect((await open(url)).status).toBe(404)
})
