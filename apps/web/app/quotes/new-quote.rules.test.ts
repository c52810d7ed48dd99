// What the form of a request for prices sends, which errors it finds, and how pasted lines are added.
import { expect, test } from 'vitest'
import { type FormValues, findFaults, toBody, withPasted } from './new-quote.rules.ts'

/**
 * A complete form as a buyer types it: blanks separate thousands, a comma the decimals. 168 is the code of the tonne in ОКЕИ, the Russian classifier
 * of units of measurement; the ids 7 and 3 are invented.
 */
const form: FormValues = {
  category: '7',
  lines: [{ key: 1, name: ' Задвижка ', quantity: '1 500', unit: '168' }],
  place: 'Химки',
  needed_by: '',
  answers_until: '2026-12-01',
  budget: '2 600 000,50',
  details: '',
}

test('a complete form is sent as numbers and days', () => {
  expect(findFaults(form, false)).toEqual({})
  expect(toBody(form, null)).toEqual({
    category: 7,
    lines: [{ name: 'Задвижка', quantity: 1500, unit: 168 }],
    place: 'Химки',
    needed_by: null,
    answers_until: '2026-12-01',
    budget: 2_600_000.5,
    details: '',
  })
  expect(toBody(form, 3)).toMatchObject({ product: 3 })
})

test('each wrong field is reported', () => {
  const wrong = {
    ...form,
    category: '',
    place: ' ',
    answers_until: '',
    budget: '1e5',
    lines: [{ key: 4, name: '', quantity: '-5', unit: '' }],
  }
  expect(findFaults(wrong, false)).toEqual({
    category: 'chooseCategory',
    'name-4': 'nameNeeded',
    'quantity-4': 'wrongQuantity',
    place: 'placeNeeded',
    answers_until: 'dayNeeded',
    budget: 'wrongMoney',
  })
})

test('pasted lines follow the typed ones and replace empty ones', () => {
  const lines = withPasted([...form.lines, { key: 2, name: '', quantity: '1', unit: '' }], 'Болт М16 300\nГайка')
  expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    [' Задвижка ', '1 500'],
    ['Болт М16', '300'],
    ['Гайка', '1'],
  ])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3)
})
