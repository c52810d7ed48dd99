// If only a part of a sanctions list is loaded, reports are made, and no company is «not found» in that list.
import { getReliability } from '@sverka/contract/company-card/reliability'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../test/register-files.ts'
import { recountCopies } from '../sources/sources.ts'

const app = testApplication()
/** `as(null)` calls operations without signing in. */
const as = createClient(() => app.server)
const company = legalEntity({ asOf: '2026-11-10' })
const listed = legalEntity({ asOf: '2026-11-10' })
const trader = soleTrader({ asOf: '2026-11-10' })
/** A row of the US list OFAC SDN in its CSV format, loaded without the statement that the file is the whole list. */
const partOfList = Buffer.from(
  `1,"EXAMPLE 1",-0- ,"RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. ${listed.inn} (Russia)."\r\n\u001a`,
)

test('companies and sole traders have a report when only a part of a list is stored', async () => {
  await loadRegister(app.database, app.clock, [egrulFile([company, listed]), egripFile([trader], { version: '4.07' }), partOfList])
  await app.db.transaction().execute(recountCopies)
  for (const { ogrn } of [company, trader]) {
    const { status, body } = await as(null)(getReliability, { query: { ogrn } })
    expect(status).toBe(200)
    const lists = body.factors.filter(({ code }) => /^sanctions-/.test(code))
    expect(lists.map(({ code, state, as_of: asOf }) => [code, state, asOf])).toEqual(lists.map(({ code }) => [code, 'not_checked', null]))
    expect(lists.find(({ code }) => code === 'sanctions-ofac-sdn')?.note).toContain('часть')
  }
})
