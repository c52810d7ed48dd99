// Data without a name are kept: companies by their numbers, unknown codes as they are.
import { expect, test } from 'vitest'
import { createTestImport } from '../../../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../../../test/register-files.ts'
import { readOnly } from '../../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../../registry.ts'

const base = createTestImport()

/** Imports a company with these further elements and returns the facts of its extract. */
async function makeRegister(more: string) {
  const company = legalEntity({ asOf: '2026-05-01' })
  await base.load([egrulFile([{ ...company, more }])])
  const row = await findByNumber(readOnly(base.db), company.ogrn)
  if (!row) throw new Error('no such company')
  return (await openRecord(readOnly(base.db), row)).register
}

const nameless = (name: string) => `<НаимИННЮЛ ИНН="1690001169" ОГРН="1021698001160" НаимЮЛПолн="${name}" />`

test.each(['ОТСУТСТВУЕТ', '---'])('a managing company named «%s» is kept with its numbers', async (name) => {
  expect(await makeRegister(`<СвУпрОрг>${nameless(name)}</СвУпрОрг>`)).toMatchObject({
    heads: [{ kind: 'company', inn: '1690001169', ogrn: '1021698001160' }],
  })
})

test('invisible characters are removed from a name', async () => {
  expect(await makeRegister(`<СвУпрОрг>${nameless('ООО &#x202e;ДРОВ&#x200b;')}</СвУпрОрг>`)).toMatchObject({
    heads: [{ name: 'ООО ДРОВ' }],
  })
})

test('a founder named «---» is kept with its numbers', async () => {
  expect(await makeRegister(`<СвУчредит><УчрЮЛРос>${nameless('---')}</УчрЮЛРос></СвУчредит>`)).toMatchObject({
    founders: [{ inn: '1690001169' }],
  })
})

test('codes with an unknown meaning are stored as they are', async () => {
  const register = await makeRegister('<СвПолном ВидПолном="3" /><СвКорпДог ВидСведКорпДог="7" /><СвКорпДог ВидСведКорпДог="1" />')
  expect(register).toMatchObject({ otherPowers: '3', otherAgreements: ['7'], corporateAgreement: ['votes'] })
  expect(register).not.toHaveProperty('powers')
})

test('a foreign founder without a name is kept with its country', async () => {
  const founder = '<УчрЮЛИн><СвНаимЮЛПолнИн НаимПолн="-" /><СвРегИн НаимСтран="КИПР" /></УчрЮЛИн>'
  expect(await makeRegister(`<СвУчредит>${founder}</СвУчредит>`)).toMatchObject({ founders: [{ kind: 'foreign', country: 'КИПР' }] })
})

test('a branch without an address is kept with its name and КПП', async () => {
  const branch = '<СвПредстав><СвНаим НаимПолн="ЮГ" /><АдрМНРФ КодРегион="23" /><СвУчетНОПредстав КПП="230144001" /></СвПредстав>'
  expect(await makeRegister(`<СвПодразд>${branch}</СвПодразд>`)).toMatchObject({ branches: [{ name: 'ЮГ', kpp: '230144001' }] })
})
