// The document's inline script that records the company cards opened last: newest first, each once, at most eight, and only for this tab if the visitor is not remembered.
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

/** Replaces the page by a card as its markup looks. */
const draw = (number: string, name = `ООО «${number}»`) => {
  document.body.innerHTML = `<div data-card="${number}"><h1>${name}</h1></div>`
}

function visit(number: string, name?: string): void {
  draw(number, name)
  run()
}

/** The stored lines, `NUMBER NAME` each; undefined if nothing is stored. */
const readStored = () => localStorage.getItem('recent')?.split('\n')

test('the newest card comes first and each card is listed once', () => {
  for (const number of ['7700000001', '7700000002', '7700000001']) visit(number)
  expect(readStored()).toEqual(['7700000001 ООО «7700000001»', '7700000002 ООО «7700000002»'])
})

test('no more than eight cards are stored', () => {
  for (let number = 0; number < 12; number += 1) visit(`77000000${10 + number}`)
  expect(readStored()?.map((line) => line.split(' ')[0])).toEqual(Array.from({ length: 8 }, (_, index) => `77000000${21 - index}`))
})

test('a number that is the beginning of a longer number is another card', () => {
  visit('770000000112')
  visit('7700000001')
  expect(readStored()).toHaveLength(2)
})

test('cards of a visitor who is not remembered are stored for the tab only', () => {
  sessionStorage.setItem('refresh', 'token')
  visit('7700000001')
  expect([localStorage.length, sessionStorage.getItem('recent')]).toEqual([0, '7700000001 ООО «7700000001»'])
})

test('a page other than a card stores nothing', () => {
  run()
  expect(readStored()).toBeUndefined()
})

test('a card rendered later by scripts is stored once the page has its title', async () => {
  run()
  draw('7700000001')
  document.title = 'ООО «7700000001»: сводка'
  await expect.poll(readStored).toEqual(['7700000001 ООО «7700000001»'])
})
