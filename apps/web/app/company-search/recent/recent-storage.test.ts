// The list of companies opened last is read from the browser's storage and can be deleted.
import { afterEach, expect, test } from 'vitest'
import { forgetRecent, recentCompanies } from './recent-storage.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// The stored form is one company a line: number, space, name.
test('entries stored in another form are left out', () => {
  localStorage.setItem('recent', 'javascript:1 Имя\n7700000001\n7700000002 Имя\n[')
  expect(recentCompanies()).toEqual([{ number: '7700000002', name: 'Имя' }])
})

test('recent companies can be forgotten', () => {
  localStorage.setItem('recent', '7700000001 ООО «Ромашка»')
  forgetRecent()
  expect(recentCompanies()).toEqual([])
})

// Without «remember me» the refresh token of the session is in the tab's `sessionStorage`, and so is the list.
test('for a member signed in without being remembered the list of this tab is read', () => {
  sessionStorage.setItem('refresh', 'token')
  sessionStorage.setItem('recent', '7700000001 ООО «Ромашка»')
  expect(recentCompanies()).toEqual([{ number: '7700000001', name: 'ООО «Ромашка»' }])
})
