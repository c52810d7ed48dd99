// What staff are told of the company that a request is about: whether a stop is known of it.
import { createTicket, listStaffTickets } from '@sverka/contract/company-binding/company-binding'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { pdf } from '../../test/pdf.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { storeSummaries } from '../../test/stored-summaries.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

const unreliable = '<СвАдресЮЛ><СвНедАдресЮЛ ПризнНедАдресЮЛ="2" ТекстНедАдресЮЛ="недостоверность сведений" /></СвАдресЮЛ>'

test('a request tells staff whether a stop is known of its company', async () => {
  const asOf = '2026-11-01'
  const [barred, free] = [legalEntity({ asOf, more: unreliable }), legalEntity({ asOf })]
  await loadRegister(app.database, app.clock, [egrulFile([barred, free])])
  await storeSummaries(app)
  const author = await world.person()
  const files = { passport: pdf(), contract: pdf() }
  for (const { inn } of [barred, free]) expect((await as(author)(createTicket, { body: { company: inn }, files })).status).toBe(201)
  const { result } = (await as(await world.staff())(listStaffTickets, { query: { status: 'pending' } })).body
  const told = new Map(result.map(({ company, stopped }) => [company.inn, stopped]))
  expect([told.get(barred.inn), told.get(free.inn)]).toEqual([true, false])
})
