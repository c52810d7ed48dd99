// The companies opened last are read from the browser's storage, which may contain anything, and can be forgotten.
import { afterEach, expect, test } from 'vitest'
import { forgetRecent, recentCompanies } from './kept-recent.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('entries stored in another form are left out', () => {
  localStorage.setItem('recent', 'javascript:1 Имя\n7700000001\n7700000002 Имя\n[')
  expect(recentCompanies()).toEqual([{ number: '7700000002', name: 'Имя' }])
})

test('recent companies can be forgotten', () => {
  localStorage.setItem('recent', '7700000001 ООО «Ромашка»')
  forgetRecent()
  expect(recentCompanies()).toEqual([])
})

test('a visitor who is not remembered sees those of this tab', () => {
  sessionStorage.setItem('refresh', 'token')
  sessionStorage.setItem('recent', '7700000001 ООО «Ромашка»')
  expect(recentCompanies()).toEqual([{ number: '7700000001', name: 'ООО «Ромашка»' }])
})
