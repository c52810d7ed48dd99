// Connected companies are marked in the list, the overview and the graph if their stored reliability summary has a stop factor (a reason against any
// deal, such as an address that the register calls unreliable).
import { getConnectionGraph, listConnections } from '@sverka/contract/company-card/connections'
import { getCompanyOverview } from '@sverka/contract/company-card/overview'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { loadRegister } from '../../../test/load-register.ts'
import { egrulFile, inventedPersonInn, legalEntity } from '../../../test/register-files.ts'
import { storeSummaries } from '../../../test/stored-summaries.ts'

const app = testApplication()
const as = createClient(() => app.server)

/** XML of the register: one person is the head of all three companies, which connects them. */
const head = `<СведДолжнФЛ><СвФЛ Фамилия="РОМАШКИН" Имя="ИВАН" ИННФЛ="${inventedPersonInn(923)}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`
/** XML of the register: the note that the address is unreliable, a stop factor. */
const unreliable = '<СвАдресЮЛ><СвНедАдресЮЛ ПризнНедАдресЮЛ="2" ТекстНедАдресЮЛ="недостоверность сведений" /></СвАдресЮЛ>'

test('a connected company is marked if a stop factor is stored for it', async () => {
  const asOf = '2026-11-01'
  const [own, barred, free] = [head, head + unreliable, head].map((more) => legalEntity({ asOf, more }))
  if (!own || !barred || !free) throw new Error('three companies are needed')
  await loadRegister(app.database, app.clock, [egrulFile([own, barred, free])])
  const readStops = async () => {
    const { result } = (await as(null)(listConnections, { query: { ogrn: own.ogrn } })).body
    return new Map(result.map(({ ogrn, stopped }) => [ogrn, stopped]))
  }
  // Without stored summaries no stop factor is found.
  expect([...(await readStops()).values()]).toEqual([false, false])
  await storeSummaries(app)
  const after = await readStops()
  expect([after.get(barred.ogrn), after.get(free.ogrn)]).toEqual([true, false])
  const query = { ogrn: own.ogrn }
  const { connections } = (await as(null)(getCompanyOverview, { query })).body
  expect(new Map(connections.first.map(({ ogrn, stopped }) => [ogrn, stopped]))).toEqual(after)
  const { nodes } = (await as(null)(getConnectionGraph, { query })).body
  expect(nodes.filter(({ stopped }) => stopped).map(({ ogrn }) => ogrn)).toEqual([barred.ogrn])
})
