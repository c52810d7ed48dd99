// Operations about one company accept its number as the search does: an ИНН (taxpayer number) or ОГРН (registration number) with words and a КПП
// (code of the tax registration, also of a branch) around it, or a КПП alone. Numbers of two companies are refused.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { branchesElement } from '../../test/branch-files.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'

const app = testApplication()
/** The КПП of a branch of one company only, and one that branches of two companies have. */
const [KPP, SHARED] = ['540643301', '540643302']
const branches = (...kpps: string[]) => branchesElement(kpps.map((kpp) => ({ kpp, street: 'ПРИМЕРНАЯ' })))
const company = legalEntity({ asOf: '2026-05-01', more: branches(KPP, SHARED) })
const other = legalEntity({ asOf: '2026-05-01', more: branches(SHARED) })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company, other])]))

const request = async (url: string, query: Record<string, string>) => {
  const response = await app.server.inject({ url, query })
  return { status: response.statusCode, ...response.json() }
}

const urls = ['/api/v1/company/', '/api/v1/company-card/']
/** The ИНН in the response of either operation. */
const innIn = (response: { inn?: string; company?: { inn: string } }) => response.inn ?? response.company?.inn

test.each([
  ['ИНН and КПП', () => `${company.inn}/${KPP}`],
  ['both behind their words', () => `ИНН ${company.inn} КПП ${KPP}, ОГРН ${company.ogrn}`],
  ['a КПП alone', () => KPP],
  ['a КПП behind its word', () => `КПП ${KPP}`],
])('%s find the company', async (_what, query) => {
  for (const url of urls) expect(innIn(await request(url, { query: query() }))).toBe(company.inn)
})

test.each([
  ['a КПП of several companies', () => ({ query: SHARED })],
  ['a КПП of nobody', () => ({ query: 'КПП 540643309' })],
  ['numbers of two companies', () => ({ inn: company.inn, ogrn: other.ogrn })],
  ['two companies in one text', () => ({ query: `${company.inn}, ${other.inn}` })],
])('%s find nobody', async (_what, query) => {
  for (const url of urls) expect(await request(url, query())).toMatchObject({ status: 404, code: 'company_not_found' })
})

test('both numbers of one company find it', async () => {
  for (const url of urls) expect(innIn(await request(url, { inn: company.inn, ogrn: company.ogrn }))).toBe(company.inn)
})
