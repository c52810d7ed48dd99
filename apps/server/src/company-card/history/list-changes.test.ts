// Comparison of the founders of consecutive extracts: a founder is recognized in spite of another spelling, and thousands of founders are compared
// quickly. ИНН is the taxpayer number.
import { expect, test } from 'vitest'
import { measureLongestBlock } from '../../../test/processor-time.ts'
import type { CompanyRecord, EarlierExtract } from '../../registry/registry.ts'
import { findListChanges } from './list-changes.ts'

type Founder = EarlierExtract['founders'][number]

const founder = (name: string, more: { inn?: string; percent?: number } = {}): Founder => {
  const { inn, percent } = more
  return { name, ...(inn && { inn }), share: percent === undefined ? {} : { percent } } as Founder
}

/** The changes between extracts of consecutive years with these founders, the newest first. */
function compare(...newestFirst: (readonly Founder[])[]) {
  const extracts = newestFirst.map((founders, place) => ({ asOf: `${2060 - place}-01-01`, founders, activities: [] }))
  const [newest, ...earlier] = extracts
  const record = { register: { history: [], founders: newest?.founders }, row: { registerAsOf: newest?.asOf } }
  return findListChanges(record as unknown as CompanyRecord, earlier as unknown as EarlierExtract[])
}

test.each([
  ['in another spelling', founder('ООО «Свет-1»'), founder('ооо "СВЕТ 1"')],
  ['with an ИНН that one extract does not give', founder('СВЕТ', { inn: '7700000001' }), founder('СВЕТ')],
  ['with another name and the same ИНН', founder('СВЕТ', { inn: '7700000001' }), founder('ЗАРЯ', { inn: '7700000001' })],
  ['with a share that one extract does not give', founder('СВЕТ', { percent: 50 }), founder('СВЕТ')],
  ['with a rounded share', founder('СВЕТ', { percent: 33.33 }), founder('СВЕТ', { percent: 33.34 })],
])('a founder %s is the same one', async (_case, first, second) => {
  expect(await compare([first], [second])).toEqual([])
  expect(await compare([second], [first])).toEqual([])
})

test.each([
  ['another share', founder('СВЕТ', { percent: 50 }), founder('СВЕТ', { percent: 60 })],
  ['another ИНН', founder('СВЕТ', { inn: '7700000001' }), founder('СВЕТ', { inn: '7700000002' })],
])('a founder of the same name with %s is removed and added', async (_case, later, earlier) => {
  expect(await compare([later], [earlier])).toMatchObject([{ left: [{ name: 'СВЕТ' }], came: [{ name: 'СВЕТ' }] }])
})

test('thirty extracts with a thousand founders each are compared in turns of less than 50 ms', async () => {
  // Of the thousand founders one is replaced every year.
  const extracts = Array.from({ length: 31 }, (_, year) =>
    Array.from({ length: 1000 }, (_, place) => founder(`ИВАНОВ ИВАН ${place === 0 ? `СМЕНИВШИЙСЯ ${year}` : place}`)),
  )
  const { result: changes, ms } = await measureLongestBlock(50, () => compare(...extracts))
  expect(ms).toBeLessThan(50)
  expect(changes).toHaveLength(30)
  expect(changes[0]).toMatchObject({ left: [{ name: 'ИВАНОВ ИВАН СМЕНИВШИЙСЯ 1' }], came: [{ name: 'ИВАНОВ ИВАН СМЕНИВШИЙСЯ 0' }] })
})

test('extracts with forty thousand founders each are compared in turns of less than 50 ms', async () => {
  // Of the founders one is replaced every year.
  const extracts = Array.from({ length: 3 }, (_, year) =>
    Array.from({ length: 40_000 }, (_, place) =>
      founder(`ПЕТРОВ ПЁТР ${place === 0 ? `СМЕНИВШИЙСЯ ${year}` : place}`, {
        inn: `${500_100_000_000 + place * 10 + (place ? 0 : year)}`,
      }),
    ),
  )
  const { result: changes, ms } = await measureLongestBlock(50, () => compare(...extracts))
  expect(ms).toBeLessThan(50)
  expect(changes).toMatchObject([
    { left: [{ name: 'ПЕТРОВ ПЁТР СМЕНИВШИЙСЯ 1' }], came: [{ name: 'ПЕТРОВ ПЁТР СМЕНИВШИЙСЯ 0' }] },
    { left: [{ name: 'ПЕТРОВ ПЁТР СМЕНИВШИЙСЯ 2' }], came: [{ name: 'ПЕТРОВ ПЁТР СМЕНИВШИЙСЯ 1' }] },
  ])
})
