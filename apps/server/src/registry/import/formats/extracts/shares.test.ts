// Sizes of founders' shares in an extract of the state register: all notations are read as percent, a tiny share is not rounded to 0, and a share of
// nearly 100 percent is not rounded to 100.
import { expect, test } from 'vitest'
import { createTestImport } from '../../../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../../../test/register-files.ts'
import { readOnly } from '../../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../../registry.ts'

const base = createTestImport()

/** Imports a company whose founder has a share of this size (XML) and of the nominal value 0.01 rubles, 1 kopeck; returns the stored share. */
async function importedShare(size: string) {
  const share = `<ДоляУстКап НоминСтоим="0.01"><РазмерДоли>${size}</РазмерДоли></ДоляУстКап>`
  const founder = `<УчрФЛ><СвФЛ Фамилия="ДОЛЕВ" Имя="ИВАН" ИННФЛ="500100732259" />${share}</УчрФЛ>`
  const company = legalEntity({ asOf: '2026-05-01', more: `<СвУчредит>${founder}</СвУчредит>` })
  await base.load([egrulFile([company])])
  const row = await findByNumber(readOnly(base.db), company.ogrn)
  if (!row) throw new Error('no such company')
  return (await openRecord(readOnly(base.db), row)).register.founders[0]?.share
}

// Notations: decimal fraction, percentage, simple fraction of numerator and denominator. A percentage from a division has four decimals.
test.each([
  ['<ДробДесят>0.000000000000001</ДробДесят>', 0.000_000_000_000_1],
  ['<ДробДесят>0.999999999999999</ДробДесят>', 99.999_999_999_999_9],
  ['<ДробДесят>0.07</ДробДесят>', 7],
  ['<ДробДесят>0,142857</ДробДесят>', 14.2857],
  ['<Процент>33.3333333</Процент>', 33.333_333_3],
  ['<ДробПрост Числит="1" Знаменат="3" />', 33.3333],
  ['<ДробПрост Числит="1" Знаменат="1000000000" />', 0.000_000_1],
  ['<ДробПрост Числит="999999999" Знаменат="1000000000" />', 99.999_999_9],
])('%s', async (size, percent) => {
  expect(await importedShare(size)).toEqual({ nominal: 1, percent })
})
