// An extract may lack the name of a related company, or have a code of unknown meaning. Such data are kept: companies by their numbers (ИНН: taxpayer
// number, ОГРН: registration number), codes as they are.
import { expect, test } from 'vitest'
import { createTestImport } from '../../../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../../../test/register-files.ts'
import { readOnly } from '../../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../../registry.ts'

const base = createTestImport()

/** Imports a company whose extract (element СвЮЛ) has these further XML elements, and returns the facts read from it. */
async function importCompanyWith(more: string) {
  const company = legalEntity({ asOf: '2026-05-01' })
  await base.load([egrulFile([{ ...company, more }])])
  const row = await findByNumber(readOnly(base.db), company.ogrn)
  if (!row) throw new Error('no such company')
  return (await openRecord(readOnly(base.db), row)).register
}

/** The element that identifies a related company, with this text in place of its name. */
const companyNamed = (name: string) => `<НаимИННЮЛ ИНН="1690001169" ОГРН="1021698001160" НаимЮЛПолн="${name}" />`

test.each(['ОТСУТСТВУЕТ', '---'])('a managing company named «%s» is kept with its numbers', async (name) => {
  expect(await importCompanyWith(`<СвУпрОрг>${companyNamed(name)}</СвУпрОрг>`)).toMatchObject({
    heads: [{ kind: 'company', inn: '1690001169', ogrn: '1021698001160' }],
  })
})

test('invisible characters are removed from a name', async () => {
  expect(await importCompanyWith(`<СвУпрОрг>${companyNamed('ООО &#x202e;ДРОВ&#x200b;')}</СвУпрОрг>`)).toMatchObject({
    heads: [{ name: 'ООО ДРОВ' }],
  })
})

test('a founder named «---» is kept with its numbers', async () => {
  expect(await importCompanyWith(`<СвУчредит><УчрЮЛРос>${companyNamed('---')}</УчрЮЛРос></СвУчредит>`)).toMatchObject({
    founders: [{ inn: '1690001169' }],
  })
})

// СвПолном: whether several heads act jointly (1) or separately (2). СвКорпДог: an agreement of the founders about votes (1) or disposal of shares
// (2).
test('codes with an unknown meaning are stored as they are', async () => {
  const register = await importCompanyWith('<СвПолном ВидПолном="3" /><СвКорпДог ВидСведКорпДог="7" /><СвКорпДог ВидСведКорпДог="1" />')
  expect(register).toMatchObject({ otherPowers: '3', otherAgreements: ['7'], corporateAgreement: ['votes'] })
  expect(register).not.toHaveProperty('powers')
})

test('a foreign founder without a name is kept with its country', async () => {
  const founder = '<УчрЮЛИн><СвНаимЮЛПолнИн НаимПолн="-" /><СвРегИн НаимСтран="КИПР" /></УчрЮЛИн>'
  expect(await importCompanyWith(`<СвУчредит>${founder}</СвУчредит>`)).toMatchObject({ founders: [{ kind: 'foreign', country: 'КИПР' }] })
})

test('a branch without an address is kept with its name and КПП (code of its tax registration)', async () => {
  const branch = '<СвПредстав><СвНаим НаимПолн="ЮГ" /><АдрМНРФ КодРегион="23" /><СвУчетНОПредстав КПП="230144001" /></СвПредстав>'
  expect(await importCompanyWith(`<СвПодразд>${branch}</СвПодразд>`)).toMatchObject({ branches: [{ name: 'ЮГ', kpp: '230144001' }] })
})
