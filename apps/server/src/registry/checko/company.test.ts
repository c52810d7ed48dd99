// Values in a Checko answer: impossible days are dropped, and placeholders such as «НЕТ» are no values.
import { expect, test } from 'vitest'
import { companyRecord } from './company.ts'
import { companyBlocks } from './company-blocks.ts'

test.each(['0001-01-01', '1900-01-01', '2062-05-14', '2019-02-30'])('%s is not a day of registration', (day) => {
  const record = companyRecord({ ОГРН: '1187800000002', НаимСокр: 'ООО', ДатаРег: day, ДатаОГРН: '2019-05-14' }, '2026-11-20')
  expect(record?.columns).toMatchObject({ registeredOn: null, ogrnDate: '2019-05-14' })
})

test.each(['НЕТ', 'нет', '---', 'Отсутствует', 'НЕ УКАЗАНО'])('«%s» is not a value', (nothing) => {
  const answer = {
    ОГРН: '1187800000002',
    НаимСокр: nothing,
    НаимПолн: 'ОБЩЕСТВО «А»',
    КПП: nothing,
    Руковод: [{ ФИО: nothing }, { ФИО: 'Выдумкин Пётр', НаимДолжн: nothing }],
    Контакты: { Тел: [nothing], Емэйл: nothing, ВебСайт: nothing },
  }
  const record = companyRecord(answer, '2026-11-20')
  expect(record?.columns).toMatchObject({ name: 'ОБЩЕСТВО «А»', kpp: null, leader: 'Выдумкин Пётр', leaderPost: null })
  expect(companyBlocks(answer, '2026-11-20').contacts?.facts).toEqual({ phones: [], emails: [] })
})
