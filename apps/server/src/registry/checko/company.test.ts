// Values in an answer of the Checko API (a commercial aggregator of company data): impossible days are dropped, and placeholders such as «НЕТ» (none)
// are not taken for values.
import { expect, test } from 'vitest'
import { companyRecord } from './company.ts'
import { companyBlocks } from './company-blocks.ts'

// Placeholders for «no day» (0001, 1900), a day after today (the second argument of `companyRecord`), and a day that does not exist.
test.each(['0001-01-01', '1900-01-01', '2062-05-14', '2019-02-30'])('%s is not a day of registration', (day) => {
  const record = companyRecord({ ОГРН: '1187800000002', НаимСокр: 'ООО', ДатаРег: day, ДатаОГРН: '2019-05-14' }, '2026-11-20')
  expect(record?.columns).toMatchObject({ registeredOn: null, ogrnDate: '2019-05-14' })
})

test.each(['НЕТ', 'нет', '---', 'Отсутствует', 'НЕ УКАЗАНО'])('«%s» is not a value', (placeholder) => {
  const answer = {
    ОГРН: '1187800000002',
    НаимСокр: placeholder,
    НаимПолн: 'ОБЩЕСТВО «А»',
    КПП: placeholder,
    Руковод: [{ ФИО: placeholder }, { ФИО: 'Выдумкин Пётр', НаимДолжн: placeholder }],
    Контакты: { Тел: [placeholder], Емэйл: placeholder, ВебСайт: placeholder },
  }
  const record = companyRecord(answer, '2026-11-20')
  expect(record?.columns).toMatchObject({ name: 'ОБЩЕСТВО «А»', kpp: null, leader: 'Выдумкин Пётр', leaderPost: null })
  expect(companyBlocks(answer, '2026-11-20').contacts?.facts).toEqual({ phones: [], emails: [] })
})

test('a code of a procedure counts for more than a wording that sounds like an end', () => {
  const status = { Код: '106', Наим: 'Исключение из ЕГРЮЛ недействующего лица' }
  const record = companyRecord({ ОГРН: '1187800000002', НаимСокр: 'ООО', Статус: status }, '2026-11-20')
  expect(record?.columns).toMatchObject({ statusName: 'Действует', procedure: 'предстоит исключение', closedOn: null })
})
