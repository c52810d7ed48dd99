// Companies on a path of ties are marked if they have a stop factor: a fact, such as an unreliable address, for which one should not deal with them.
import { findPath } from '@sverka/contract/ties/ties'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, inventedPersonInn, legalEntity } from '../../test/register-files.ts'
import { storeSummaries } from '../../test/stored-summaries.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

/** XML of the company register: one director for both companies, and its mark that an address is unreliable. */
const head = `<СведДолжнФЛ><СвФЛ Фамилия="РОМАШКИН" Имя="ИВАН" ИННФЛ="${inventedPersonInn(924)}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
const unreliable = '<СвАдресЮЛ><СвНедАдресЮЛ ПризнНедАдресЮЛ="2" ТекстНедАдресЮЛ="недостоверность сведений" /></СвАдресЮЛ>'

test('a company on a path with a stop factor is marked, a person never is', async () => {
  const asOf = '2026-11-01'
  const [barred, free] = [legalEntity({ asOf, more: head + unreliable }), legalEntity({ asOf, more: head })]
  await loadRegister(app.database, app.clock, [egrulFile([barred, free])])
  await storeSummaries(app)
  const { body } = await as(await world.person())(findPath, { query: { from: barred.inn, to: free.inn } })
  expect(body.nodes.map(({ kind, ogrn, stopped }) => [kind, ogrn, stopped])).toEqual(
    expect.arrayContaining([
      ['company', barred.ogrn, true],
      ['company', free.ogrn, false],
      ['person', null, false],
    ]),
  )
})
