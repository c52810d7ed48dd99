// The status class of specification §4, ages at the turn of a birthday, names as people write them.
import { expect, test } from 'vitest'
import { fullYears, readableAddress, readableFullName, readableName, readablePerson, statusClass } from './company.rules.ts'

test('«Действует» is active, «Не действует» inactive, anything else liquidated', () => {
  expect(['Действует', 'Не действует', 'Ликвидировано', 'В процессе ликвидации', 'действует'].map(statusClass)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'liquidated',
    'liquidated',
  ])
})

test('a year is full on its day, not before', () => {
  expect(fullYears('2014-03-14', '2026-03-13')).toBe(11)
  expect(fullYears('2014-03-14', '2026-03-14')).toBe(12)
  expect(fullYears('2026-12-01', '2026-11-20')).toBe(0)
})

test.each([
  ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "КОЛОСОК-1"', 'ООО «КОЛОСОК-1»'],
  ['ООО "ПРЕДПРИЯТИЕ "ЭЛЬТОН"', 'ООО «ПРЕДПРИЯТИЕ «ЭЛЬТОН»'],
  ['СПК "ЛАХОМОСТЬ"', 'СПК «ЛАХОМОСТЬ»'],
  ['Акционерное общество "Завод"', 'АО «Завод»'],
  ['ООО «Колосок»', 'ООО «Колосок»'],
  ['ИП НЕБЫЛИЦЫН ТИМУР АДАМОВИЧ', 'ИП Небылицын Тимур Адамович'],
  ['КФХ МАМЕДОВ АЛИ ГАСАН ОГЛЫ', 'КФХ Мамедов Али Гасан оглы'],
  ['ИП "ТРИ КИТА"', 'ИП «ТРИ КИТА»'],
])('%s reads as %s', (registered, read) => {
  expect(readableName(registered)).toBe(read)
})

test('a full name keeps its form in words', () => {
  expect(readableFullName('ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "СТАЛЬ"')).toBe('Публичное акционерное общество «СТАЛЬ»')
})

test.each([
  ['ИВАНОВА-ПЕТРОВА АННА', 'Иванова-Петрова Анна'],
  ['МАМЕДОВ АЛИ ГАСАН ОГЛЫ', 'Мамедов Али Гасан оглы'],
  ['де Винтер Анна', 'де Винтер Анна'],
])('%s reads as %s', (registered, read) => {
  expect(readablePerson(registered)).toBe(read)
})

test.each([
  ['115063, Г. МОСКВА, УЛ. ШКОЛЬНАЯ, Д. 80, ОФИС 28', '115063, г. Москва, ул. Школьная, д. 80, офис 28'],
  [
    '344049, РОСТОВСКАЯ ОБЛАСТЬ, Г. РОСТОВ-НА-ДОНУ, Б-Р КОМАРОВА, Д. 12А',
    '344049, Ростовская область, г. Ростов-на-Дону, б-р Комарова, д. 12А',
  ],
  ['629800, ЯМАЛО-НЕНЕЦКИЙ АО, УЛ. 1-Я МАЙСКАЯ, ЛИТЕРА А, ПОМЕЩ. XIV', '629800, Ямало-Ненецкий АО, ул. 1-я Майская, литера А, помещ. XIV'],
  ['Г. МОСКВА, Г. МОСКВА', 'г. Москва'],
  ['127000, г. Москва, ул. ГОСТ', '127000, г. Москва, ул. ГОСТ'],
  ['', ''],
])('%s reads as %s', (registered, read) => {
  expect(readableAddress(registered)).toBe(read)
})
