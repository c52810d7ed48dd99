// The companies opened last: the latest first, each once, so many and no more.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRecent } from './keep-recent.ts'
import { forgetRecent, recentCompanies } from './kept-recent.ts'

/** A member who is to be remembered in this browser. */
beforeEach(() => localStorage.setItem('refresh', 'token'))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the latest stands first and each once', () => {
  for (const number of ['7700000001', '7700000002', '7700000001']) keepRecent(number, `ООО «${number}»`)
  expect(recentCompanies()).toEqual([
    { number: '7700000001', name: 'ООО «7700000001»' },
    { number: '7700000002', name: 'ООО «7700000002»' },
  ])
})

test('no more than eight are kept', () => {
  for (let number = 0; number < 12; number += 1) keepRecent(`77000000${10 + number}`, 'ООО «Ромашка»')
  expect(recentCompanies().map(({ number }) => number)).toEqual(Array.from({ length: 8 }, (_, back) => `77000000${21 - back}`))
})

test('what was kept otherwise is left out', () => {
  localStorage.setItem('recent', 'javascript:1 Имя\n7700000001\n7700000002 Имя\n[')
  expect(recentCompanies()).toEqual([{ number: '7700000002', name: 'Имя' }])
})

test('they can be forgotten', () => {
  keepRecent('7700000001', 'ООО «Ромашка»')
  forgetRecent()
  expect(recentCompanies()).toEqual([])
})

test('of who is not to be remembered nothing outlives the tab', () => {
  localStorage.clear()
  sessionStorage.setItem('refresh', 'token')
  keepRecent('7700000001', 'ООО «Ромашка»')
  expect([localStorage.length, recentCompanies()]).toEqual([0, [{ number: '7700000001', name: 'ООО «Ромашка»' }]])
})

test('a number that begins another does not take its place', () => {
  keepRecent('770000000112', 'ИП Иванов')
  keepRecent('7700000001', 'ООО «Ромашка»')
  expect(recentCompanies()).toHaveLength(2)
})
