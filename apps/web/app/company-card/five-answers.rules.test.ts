// Rules of the short answers at the top of a company card: remarks of the register, short names, years of work, the head's share, long texts.

import type { Company } from '@sverka/contract/company/company'
import { shortName } from '@sverka/contract/company/short-name.rules'
import { insideSentence, isOutdated } from '@sverka/contract/company-card/reliability.rules'
import { expect, test } from 'vitest'
import type { StatusVariant } from '../ui/badge.tsx'
import {
  hasLongWord,
  headsShare,
  isLongReason,
  isShortName,
  isStopped,
  listRemarks,
  variantUnderStop,
  yearsOfWork,
} from './five-answers.rules.ts'

// Only the fields that the rules read; the person is invented, and `inn` links the head to the founder with 60 %.
const head = { fio: 'Мнимов Лев Адамович', inn: '1', unreliable: null, disqualified_until: null }
const healthy = {
  registration_date: '2014-03-14',
  status: { name: 'Действует', procedure: null, ended: null },
  legal_adress: { adress: 'Москва', unreliable: null },
  directors: [head],
  founders: { PP: [{ inn: '1', unreliable: null, fraction: { percent: 60 } }], LP: [] },
} as unknown as Company

const withChange = (change: object) => ({ ...healthy, ...change }) as Company

test('a healthy company has no remarks', () => {
  expect(listRemarks(healthy, '2026-11-20')).toEqual([])
})

test('remarks are listed most serious first', () => {
  const withRemarks = withChange({
    status: { name: 'Действует', procedure: { name: 'предстоит исключение', since: null }, ended: null },
    legal_adress: { adress: 'Москва', unreliable: 'недостоверно' },
    directors: [{ ...head, unreliable: 'недостоверно', disqualified_until: '2027-01-01' }],
    founders: { PP: [], LP: [{ unreliable: 'недостоверно' }] },
  })
  expect(listRemarks(withRemarks, '2026-11-20')).toEqual(['process', 'disqualified', 'head', 'address', 'founder'])
  expect(
    listRemarks(
      withChange({ status: { name: 'Ликвидирована', procedure: null, ended: { on: '2019-01-01', reason: null } } }),
      '2026-11-20',
    ),
  ).toEqual(['closed'])
})

test('a disqualification that has ended is not a remark', () => {
  expect(listRemarks(withChange({ directors: [{ ...head, disqualified_until: '2026-11-19' }] }), '2026-11-20')).toEqual([])
})

test.each([
  ['Небылицын Аркадий Семёнович', 'Небылицын А.\u00a0С.'],
  ['Мнимов Лев', 'Мнимов Л.'],
  ['Ли', 'Ли'],
  ['Мамедов Али Гасан оглы', 'Мамедов Али Гасан оглы'],
])('the short name of %s is %s', (fio, short) => {
  expect(shortName(fio)).toBe(short)
})

test('years run to today or to the closing day', () => {
  expect(yearsOfWork(healthy, '2026-11-20')).toBe(12)
  expect(yearsOfWork(withChange({ status: { name: 'x', procedure: null, ended: { on: '2016-03-13', reason: null } } }), '2026-11-20')).toBe(
    1,
  )
  expect(yearsOfWork(withChange({ registration_date: null }), '2026-11-20')).toBeNull()
})

test('the head’s share is that of the founder with the same INN', () => {
  expect(headsShare(healthy)).toBe(60)
  expect(headsShare(withChange({ directors: [{ ...head, inn: null }] }))).toBeUndefined()
})

// ЗСК is a service of the central bank that rates the risk of companies; ЕГРЮЛ is the register of legal entities.
test('inside a sentence the first letter becomes lower case, but not that of an abbreviation', () => {
  expect(insideSentence('ЗСК: высокий риск')).toBe('ЗСК: высокий риск')
  expect(insideSentence('В процессе ликвидации')).toBe('в процессе ликвидации')
  expect(insideSentence('Предстоящее исключение из ЕГРЮЛ')).toBe('предстоящее исключение из ЕГРЮЛ')
})

test('a closing reason too long for a cell on a phone is distinguished from a short one', () => {
  const long = 'Исключение юридического лица из ЕГРЮЛ в связи с наличием сведений, о которых внесена запись о недостоверности'
  expect([long, 'Ликвидация юридического лица'].map(isLongReason)).toEqual([true, false])
})

test('a word too long for half a phone in large type is distinguished from a line of short words', () => {
  expect(['Ликвидирована', 'Присоединена', 'Действует', 'Не действует'].map(hasLongWord)).toEqual([true, true, false, false])
})

// The fourth name has no initials, the fifth is too long.
test('only a surname with initials that fits is kept on one line', () => {
  const names = ['Светоставов П.\u00a0Г.', 'Мнимов Л.', 'Действует', 'Мамедов Али Гасан оглы', 'Константинопольская-Заречная А. Б.']
  expect(names.map(isShortName)).toEqual([true, true, false, false, false])
})

test('an extract older than thirty days is outdated', () => {
  expect(isOutdated('2026-10-20', '2026-11-20')).toBe(true)
  expect(isOutdated('2026-10-21', '2026-11-20')).toBe(false)
  expect(isOutdated(undefined, '2026-11-20')).toBe(false)
})

// A stop factor is a finding that rules out a deal.
test('beside a stop factor «active» has no reassuring colour', () => {
  const looks: StatusVariant[] = ['active', 'procedure', 'inactive', 'merged', 'liquidated', 'unknown']
  expect(looks.map((look) => variantUnderStop(look, true))).toEqual(['unknown', 'procedure', 'inactive', 'merged', 'liquidated', 'unknown'])
  expect(looks.map((look) => variantUnderStop(look, false))).toEqual(looks)
  const worst = (...polarities: string[]) => ({ worst: polarities.map((polarity) => ({ polarity })) }) as Parameters<typeof isStopped>[0]
  expect([worst('stop', 'negative'), worst('negative'), worst(), null].map(isStopped)).toEqual([true, false, false, false])
})
