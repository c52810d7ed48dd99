// Tests that the values of a watched company's change are shown as people write them, not in capital letters as in registers.
import { expect, test } from 'vitest'
import { presentEvent } from './present-event.ts'

/** A stored change without its kind and values. */
const row = {
  id: 1,
  companyId: 1,
  name: 'ООО "БАЗА"',
  inn: '7799483056',
  ogrn: '1157799483056',
  source: 'register',
  asOf: '2026-11-20',
  happenedAt: new Date('2026-11-20T09:00:00Z'),
  beforeFacts: null,
  afterFacts: null,
}

test.each([
  [
    'address',
    '350052, КРАСНОДАРСКИЙ КРАЙ, Г. КРАСНОДАР, УЛ. СТРОИТЕЛЕЙ, Д. 70',
    '350052, Краснодарский край, г. Краснодар, ул. Строителей, д. 70',
  ],
  ['head', 'ЛЬНОЗВОНОВ ИВАН ВАСИЛЬЕВИЧ', 'Льнозвонов Иван Васильевич'],
  ['name', 'ООО "СВЕТОПУТЬ"', 'ООО «Светопуть»'],
  ['status', 'Действует', 'Действует'],
])('a change of %s is readable on both sides', (field, before, readable) => {
  const presented = presentEvent({ ...row, field, before, after: before })
  expect([presented.before?.text, presented.after?.text]).toEqual([readable, readable])
})
