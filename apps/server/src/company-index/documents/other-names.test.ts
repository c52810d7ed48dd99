// Searches find a company by its names in other languages and its former names, and the result shows the name that matched.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { loadAndAnnounce } from '../../../test/load-register.ts'
import { egrulFile, type InventedCompany, legalEntity } from '../../../test/register-files.ts'
import { updateSearchIndex } from './update-index.ts'

const app = testApplication()
/** Imports the companies; with `inEnglish` (XML-escaped) each also gets this name in a foreign language. */
const load = (companies: InventedCompany[], inEnglish = '') => {
  const text = new TextDecoder('windows-1251').decode(egrulFile(companies)).replace('windows-1251', 'utf-8')
  const withNames = text.replaceAll('</СвНаимЮЛ>', inEnglish ? `<СвНаимЮЛПолнИн НаимПолн="${inEnglish}" /></СвНаимЮЛ>` : '</СвНаимЮЛ>')
  return loadAndAnnounce({ database: app.database, clock: app.clock }, [Buffer.from(withNames)], [updateSearchIndex])
}
/** For each result: its name, the field that matched, and the shown text of that field. */
const found = async (query: string) => {
  const { result } = (await app.server.inject({ url: '/api/v1/company-search/', query: { query } })).json()
  return result.map(({ name, matched_by: by, marks }: { name: string; matched_by: string; marks: { field: string; text: string }[] }) => {
    return [name, by, marks.find(({ field }) => field === by)?.text]
  })
}

/** Its charter gives a name in English. */
const englishNamed = legalEntity({ asOf: '2026-03-01', name: 'КОМАНДА РЫНКА' })
const renamed = legalEntity({ asOf: '2026-03-01', name: 'СТАРАЯ ПРИСТАНЬ' })

beforeAll(async () => {
  await load([englishNamed], '&quot;MARKET TEAM&quot; LLC')
  await load([renamed])
  await load([{ ...renamed, asOf: '2026-05-01', name: 'НОВАЯ ГАВАНЬ' }])
  await load([{ ...renamed, asOf: '2026-07-01', name: 'ТИХИЙ ЗАТОН' }])
})

test.each(['market team', 'market team llc', '"Market Team" LLC', 'team market'])('%s finds the name in the charter', async (query) => {
  expect(await found(query)).toEqual([['ООО "КОМАНДА РЫНКА"', 'other_name', '"MARKET TEAM" LLC']])
})

test('a company is found by every name it had while stored, and the name is shown', async () => {
  expect(await found('тихий затон')).toEqual([['ООО "ТИХИЙ ЗАТОН"', 'name', 'ООО "ТИХИЙ ЗАТОН"']])
  expect(await found('новая гавань')).toEqual([['ООО "ТИХИЙ ЗАТОН"', 'former_name', 'ООО "НОВАЯ ГАВАНЬ"']])
  expect(await found('старая пристань')).toEqual([['ООО "ТИХИЙ ЗАТОН"', 'former_name', 'ООО "СТАРАЯ ПРИСТАНЬ"']])
})
