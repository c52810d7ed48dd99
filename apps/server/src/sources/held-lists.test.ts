// Whether a sanctions list was checked depends on whether it was imported, even if it names no company of the register.
import { expect, test } from 'vitest'
import { createTestImport } from '../../test/load-register.ts'
import { inventedInn } from '../../test/register-files.ts'
import { readOnly } from '../platform/db/connect.ts'
import { loadCopies, recountCopies } from './sources.ts'

const base = createTestImport()

// The file has rows of two lists: a North Korean company without a Russian number, and a valid Russian number (ИНН) of a company that is not in the
// register.
test('a complete list that names no company of ours counts as stored', async () => {
  const row = (id: string, country: string, number: string, dataset: string) =>
    `"${id}","Company","${id}","${country}","${number}","${dataset}"`
  const table = (...rows: string[]) => Buffer.from(['"id","schema","name","countries","identifiers","dataset"', ...rows].join('\n'))
  const un = 'UN Security Council Consolidated Sanctions'
  await base.loadWhole([table(row('A', 'kp', '123', un), row('B', 'ru', inventedInn(70), 'New Zealand Russia Sanctions'))])
  await base.db.transaction().execute(recountCopies)
  const copies = await loadCopies(readOnly(base.db))
  expect(copies.findLoadedRegister('un', false)).toMatchObject({ copy: 'whole', asOf: expect.stringMatching(/^\d{4}-/) })
  expect([copies.findLoadedRegister('zealand', false).copy, copies.findLoadedRegister('canada', false).copy]).toEqual(['whole', 'absent'])
  expect([...copies.lists(false).keys()]).toEqual(expect.arrayContaining(['un', 'zealand']))
  // Two of all 13 lists are stored.
  expect(copies.heldLists(false)).toMatchObject({ copy: 'part', of: 13 })
})
