// A company's number (here an ИНН, the taxpayer number) is recognised however it was typed, in every operation that takes one: with spaces,
// full-width digits, invisible characters, or in the exponent notation of spreadsheets.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'
import { readOnly } from '../platform/db/connect.ts'
import { findByNumber } from './registry.ts'

const app = testApplication()

beforeAll(() => addRecords(app.db, [{ name: 'ООО "СВЕТОПУТЬ"', inn: '1690001169' }]))

const typed = ['1690-001169', '１６９０００１１６９', '1,690001169E+09', '\u20661690001169\u2069', '1690 001 169', 'ИНН 1690001169']

test.each(typed)('«%s» finds its company', async (number) => {
  expect(await findByNumber(readOnly(app.db), number)).toMatchObject({ inn: '1690001169' })
  const request = async (url: string, query: Record<string, string>) => (await app.server.inject({ url, query })).json()
  expect(await request('/api/v1/company-card/', { query: number })).toMatchObject({ company: { inn: '1690001169' } })
  // A comma separates the numbers of a comparison.
  expect(await request('/api/v1/company-comparison/', { number__in: number.replace(',', '.') })).toMatchObject({
    result: [{ inn: '1690001169' }],
    unknown: [],
  })
})

// Six digits of twelve are left, so the number cannot be restored.
test('a number that a spreadsheet rounded is refused', async () => {
  await expect(findByNumber(readOnly(app.db), '7,70708E+11')).rejects.toMatchObject({ code: 'number_invalid' })
})
