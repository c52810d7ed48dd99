// The cards opened last: the latest first, each once, limited in number, and kept only for the tab if the visitor is not remembered.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recentCards } from './recent-cards.ts'

beforeEach(() => {
  document.body.innerHTML = ''
  document.title = ''
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const [, SCRIPT = ''] = /<script nonce="mark">([\s\S]*)<\/script>/.exec(recentCards('mark')) ?? []
const run = new Function(SCRIPT)

const draw = (number: string, name = `ООО «${number}»`) => {
  document.body.innerHTML = `<div data-card="${number}"><h1>${name}</h1></div>`
}

function visit(number: string, name?: string): void {
  draw(number, name)
  run()
}

const kept = () => localStorage.getItem('recent')?.split('\n')

test('the latest stands first and each once', () => {
  for (const number of ['7700000001', '7700000002', '7700000001']) visit(number)
  expect(kept()).toEqual(['7700000001 ООО «7700000001»', '7700000002 ООО «7700000002»'])
})

test('no more than eight are kept', () => {
  for (let number = 0; number < 12; number += 1) visit(`77000000${10 + number}`)
  expect(kept()?.map((line) => line.split(' ')[0])).toEqual(Array.from({ length: 8 }, (_, back) => `77000000${21 - back}`))
})

test('a number that begins another does not take its place', () => {
  visit('770000000112')
  visit('7700000001')
  expect(kept()).toHaveLength(2)
})

test('of who is not to be remembered nothing outlives the tab', () => {
  sessionStorage.setItem('refresh', 'token')
  visit('7700000001')
  expect([localStorage.length, sessionStorage.getItem('recent')]).toEqual([0, '7700000001 ООО «7700000001»'])
})

test('a page that is no card keeps nothing', () => {
  run()
  expect(kept()).toBeUndefined()
})

test('a card that the scripts draw later is kept once it has its title', async () => {
  run()
  draw('7700000001')
  document.title = 'ООО «7700000001»: сводка'
  await expect.poll(kept).toEqual(['7700000001 ООО «7700000001»'])
})
