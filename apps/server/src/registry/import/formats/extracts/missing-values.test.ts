// Extracts of the state registers contain placeholders for missing values («НЕТ»: none, «---») and impossible days. An import neither stores them as
// facts nor refuses the company because of them.
import { describe, expect, test } from 'vitest'
import { createTestImport } from '../../../../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../../../../test/register-files.ts'
import { readOnly } from '../../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../../registry.ts'

const base = createTestImport()

async function readRecord(ogrn: string) {
  const row = await findByNumber(readOnly(base.db), ogrn)
  if (!row) throw new Error('no such company')
  return openRecord(readOnly(base.db), row)
}

async function companyWith(more: string) {
  const company = legalEntity({ asOf: '2026-05-01', more })
  expect(await base.load([egrulFile([company])])).toMatchObject({ created: 1, refused: [] })
  return readRecord(company.ogrn)
}

/** The head of a company as XML: surname, name, patronymic. */
const head = (surname: string, name: string, patronymic: string) =>
  `<СведДолжнФЛ><СвФЛ Фамилия="${surname}" Имя="${name}" Отчество="${patronymic}" /><СвДолжн ВидДолжн="02" НаимДолжн="ДИРЕКТОР" /></СведДолжнФЛ>`

describe('names', () => {
  // Names that only resemble a placeholder (НЕТЁСОВ) stay.
  test.each([
    ['ЛИ', 'СУН', '-', 'ЛИ СУН'],
    ['КИМ', 'ДОН', 'НЕТ', 'КИМ ДОН'],
    ['ПАК', 'МИН', 'ОТСУТСТВУЕТ', 'ПАК МИН'],
    ['ПАК', 'МИН', 'Отсутствует', 'ПАК МИН'],
    ['ЛИ', 'СУН', '—', 'ЛИ СУН'],
    ['ЛИ', '---', '***', 'ЛИ'],
    ['НЕТЁСОВ', 'ОТТО', 'НЕТОВИЧ', 'НЕТЁСОВ ОТТО НЕТОВИЧ'],
  ])('%s %s %s', async (surname, name, patronymic, expected) => {
    const { register, row } = await companyWith(head(surname, name, patronymic))
    expect([register.heads[0]?.name, row.leader]).toEqual([expected, expected])
  })

  test('a person without any name keeps the other facts', async () => {
    const { register, row } = await companyWith(
      `${head('---', '---', '---')}<СвУчредит><УчрФЛ><СвФЛ Фамилия="НЕТ" Имя="НЕТ" ИННФЛ="500100732259" /><ДоляУстКап НоминСтоим="10000" /></УчрФЛ></СвУчредит>`,
    )
    expect(register.heads).toMatchObject([{ kind: 'person', name: 'Имя не указано', post: 'ДИРЕКТОР' }])
    expect(register.founders).toMatchObject([{ name: 'Имя не указано', inn: '500100732259', share: { nominal: 1_000_000 } }])
    expect([row.leader, row.leaderPost]).toEqual([null, 'ДИРЕКТОР'])
    const ties = await base.db.selectFrom('company_ties').select(['role', 'inn']).where('company_id', '=', row.id).execute()
    expect(ties).toEqual([{ role: 'founder', inn: '500100732259' }])
  })

  test('a company or sole trader whose only name is a placeholder keeps it', async () => {
    const company = legalEntity({ asOf: '2026-05-01', bareName: '---' })
    const trader = soleTrader({ asOf: '2026-05-01', fio: '--- --- ---' })
    const files = [egrulFile([company]), egripFile([trader], { version: '4.06' })]
    expect(await base.load(files)).toMatchObject({ created: 2, refused: [] })
    expect((await readRecord(company.ogrn)).row.name).toBe('---')
    expect((await readRecord(trader.ogrn)).row.fio).toBe('--- --- ---')
  })
})

test.each(['НЕТ', 'нет', 'ОТСУТСТВУЕТ', '---', 'НЕ УКАЗАН', '@', 'pochta.example'])('«%s» is not an e-mail', async (email) => {
  expect((await companyWith(`<СвАдрЭлПочты E-mail="${email}" />`)).register.email).toBeUndefined()
})

describe('days', () => {
  test.each(['0001-01-01', '0219-05-14', '1900-01-01', '2062-05-14', '2019-02-30', 'НЕТ'])('%s is no day of registration', async (day) => {
    const company = legalEntity({ asOf: '2026-05-01', formedOn: day })
    await base.load([egrulFile([company])])
    expect((await readRecord(company.ogrn)).row.registeredOn).toBeNull()
  })

  // The extract is of 2026. A day in the far future may be the end of a disqualification or licence; a day in the year 1 is a placeholder.
  test.each(['0001-01-01', '2062-05-14'])('%s is no day of an entry, and an end only if it is in the future', async (day) => {
    const { register } = await companyWith(
      `<СведДолжнФЛ><СвФЛ Фамилия="А" Имя="Б" /><СвДолжн НаимДолжн="ДИРЕКТОР" /><ГРНДатаПерв ДатаЗаписи="${day}" /><СвДискв ДатаНачДискв="2025-01-01" ДатаОкончДискв="${day}" /></СведДолжнФЛ>
       <СвУчетНО ДатаПостУч="${day}"><СвНО КодНО="5400" НаимНО="ИНСПЕКЦИЯ" /></СвУчетНО><СвЛицензия НомЛиц="1" ДатаЛиц="${day}" ДатаОкончЛиц="${day}" />`,
    )
    const until = day > '2026' ? day : undefined
    expect(register.heads[0]?.recordDate).toBeUndefined()
    expect(register.taxAuthority?.since).toBeUndefined()
    expect(register.licenses[0]?.date).toBeUndefined()
    expect([register.heads[0]?.disqualifiedUntil, register.licenses[0]?.until]).toEqual([until, until])
  })

  // 201: liquidation.
  test('an impossible day of closing is replaced by the day of its record', async () => {
    const { row } = await companyWith(
      '<СвПрекрЮЛ ДатаПрекрЮЛ="0001-01-01"><СпПрекрЮЛ КодСпПрекрЮЛ="201" /><ГРНДата ДатаЗаписи="2024-02-29" /></СвПрекрЮЛ>',
    )
    expect(row.closedOn).toBe('2024-02-29')
  })
})
