// Two marks of the state register are read from every place where an extract may have them: «unreliable data» (СвНед…: the tax service has found them
// false) and «access limited by law» (ОгрДосСв: the data are hidden).
import { expect, test } from 'vitest'
import { createTestImport } from '../../../../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader, windows1251 } from '../../../../../test/register-files.ts'
import { readOnly } from '../../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../../registry.ts'

const base = createTestImport()

/** Imports a company with these further elements and reads it back. */
async function recordWith(more: string, company = legalEntity({ asOf: '2026-05-01' })) {
  const report = await base.load([egrulFile([{ ...company, more }])])
  const row = await findByNumber(readOnly(base.db), company.ogrn)
  if (!row) throw new Error('no such company')
  return { report, company, ...(await openRecord(readOnly(base.db), row)) }
}

/** The register's remark that data are unreliable. */
const UNRELIABLE = 'СВЕДЕНИЯ НЕДОСТОВЕРНЫ (РЕЗУЛЬТАТ ПРОВЕРКИ)'
/** The mark of unreliable data as XML; `word` stands for the kind of the data. */
const mark = (word: string): string => `<СвНед${word} ПризнНед${word}="2" ТекстНед${word}="${UNRELIABLE}" />`
const companyXml = (name: string): string => `<НаимИННЮЛ НаимЮЛПолн="${name}" />`
const HIDDEN = '<ОгрДосСв ОгрДосСв="1" />'

/** Elements of founders (person, Russian company, foreign company, the state, fund), each with the element that names the founder. */
const FOUNDERS = [
  ['УчрФЛ', '<СвФЛ Фамилия="ПРИМЕРОВ" Имя="ПЁТР" />'],
  ['УчрЮЛРос', companyXml('ОБЩЕСТВО')],
  ['УчрЮЛИн', companyXml('LIMITED')],
  ['УчрРФСубМО', '<ВидНаимУчр КодУчрРФСубМО="1" />'],
  ['УчрПИФ', '<СвНаимПИФ НаимПИФ="ФОНД" />'],
] as const

/** A marked party, the XML with its mark, and a part of the facts that must be read. */
const MARKED: readonly (readonly [party: string, xml: string, facts: object])[] = [
  ['an address', `<СвАдресЮЛ>${mark('АдресЮЛ')}</СвАдресЮЛ>`, { addressUnreliable: UNRELIABLE }],
  [
    'a managing company',
    `<СвУпрОрг>${companyXml('УК')}${mark('ДанУпрОрг')}</СвУпрОрг>`,
    { heads: [{ name: 'УК', unreliable: UNRELIABLE }] },
  ],
  [
    'a head',
    `<СведДолжнФЛ><СвФЛ Фамилия="ПРИМЕРОВ" Имя="ПЁТР" />${mark('ДанДолжнФЛ')}</СведДолжнФЛ>`,
    { heads: [{ name: 'ПРИМЕРОВ ПЁТР', unreliable: UNRELIABLE }] },
  ],
  ...FOUNDERS.map(
    ([element, who]) =>
      [
        `a founder (${element})`,
        `<СвУчредит><${element}>${who}${mark('ДанУчр')}</${element}></СвУчредит>`,
        { founders: [{ unreliable: UNRELIABLE }] },
      ] as const,
  ),
]

test.each(MARKED)('the mark of unreliable data is read of %s', async (_party, xml, facts) => {
  expect((await recordWith(xml)).register).toMatchObject(facts)
})

test('an extract that differs only by the mark of its managing company is a change', async () => {
  const { company } = await recordWith(`<СвУпрОрг>${companyXml('УК')}</СвУпрОрг>`)
  const { report, register } = await recordWith(`<СвУпрОрг>${companyXml('УК')}${mark('ДанУпрОрг')}</СвУпрОрг>`, {
    ...company,
    asOf: '2026-05-02',
  })
  expect(report).toMatchObject({ changed: 1, unchanged: 0 })
  expect(register.heads[0]?.unreliable).toBe(UNRELIABLE)
})

test('a head hidden by law is stored with the post and the day', async () => {
  const { register } = await recordWith(
    `<СвУпрОрг>${HIDDEN}<ГРНДатаПерв ДатаЗаписи="2020-01-15" /></СвУпрОрг>
     <СведДолжнФЛ>${HIDDEN}<СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /><ГРНДатаПерв ДатаЗаписи="2021-01-15" />${mark('ДанДолжнФЛ')}</СведДолжнФЛ>`,
  )
  expect(register.heads).toEqual([])
  expect(register.hiddenHeads).toEqual([
    { kind: 'company', post: 'управляющая организация', recordDate: '2020-01-15' },
    { kind: 'person', post: 'ДИРЕКТОР', postCode: '02', recordDate: '2021-01-15', unreliable: UNRELIABLE },
  ])
})

test('a person hidden by law is not taken for one without a name', async () => {
  const nobody = `<СвФЛ Фамилия="-" Имя="-" />${HIDDEN}`
  const { register } = await recordWith(
    `<СведДолжнФЛ>${nobody}<СвДолжн НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ><СвУчредит><УчрФЛ>${nobody}</УчрФЛ></СвУчредит>`,
  )
  expect(register.heads).toEqual([])
  expect(register.hiddenHeads).toEqual([{ kind: 'person', post: 'ДИРЕКТОР' }])
  expect(register.founders).toEqual([{ kind: 'hidden', share: {} }])
})

// 4.06 is a version of the format of extracts of sole traders. The file is in windows-1251; its bytes are edited as Latin-1 characters.
test('a sole trader with a name hidden by law is stored', async () => {
  const trader = soleTrader({ asOf: '2026-05-01' })
  const asLatin1 = (text: string) => windows1251(text).toString('latin1')
  const fileWithName = egripFile([trader], { version: '4.06' }).toString('latin1')
  const from = fileWithName.indexOf(`<${asLatin1('СвФЛ')} `)
  const end = fileWithName.indexOf(`</${asLatin1('СвФЛ')}>`)
  const file = Buffer.from(`${fileWithName.slice(0, from)}<${asLatin1('СвФЛ')}>${asLatin1(HIDDEN)}${fileWithName.slice(end)}`, 'latin1')
  expect(await base.load([file])).toMatchObject({ created: 1, refused: [] })
  const row = await findByNumber(readOnly(base.db), trader.ogrn)
  expect(row).toMatchObject({ name: 'ИП, сведения скрыты по закону', fio: null, inn: trader.inn })
})

test('the holder of a pledge hidden by law is shown as hidden', async () => {
  const { register } = await recordWith(
    `<СвУчредит><УчрФЛ><СвФЛ Фамилия="ПРИМЕРОВ" Имя="ПЁТР" /><СвОбрем ВидОбрем="ЗАЛОГ"><СвЗалогДержФЛ>${HIDDEN}</СвЗалогДержФЛ></СвОбрем></УчрФЛ></СвУчредит>`,
  )
  expect(register.founders).toMatchObject([{ encumbrance: 'ЗАЛОГ', pledgeHolders: [{ name: 'Сведения скрыты по закону' }] }])
})

test.each(['УчрФЛ', 'УчрЮЛРос', 'УчрЮЛИн', 'УчрРФСубМО', 'УчрПИФ', 'УчрДогИнвТов'])(
  'a hidden founder (%s) has no name',
  async (element) => {
    const { register } = await recordWith(`<СвУчредит><${element}>${HIDDEN}</${element}></СвУчредит>`)
    expect(register.founders).toEqual([{ kind: 'hidden', share: {} }])
  },
)

test('a company with a hidden status has the status «restricted», not «active»', async () => {
  const { row } = await recordWith(`<СвСтатус>${HIDDEN}</СвСтатус>`)
  expect(row.statusName).toBe('Сведения ограничены')
})
