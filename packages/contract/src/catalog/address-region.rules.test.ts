// Tests that the region's official code (50 is the Moscow region, 77 the city of Moscow) is read from a written address, or none rather than a guess.
import { expect, test } from 'vitest'
import { readRegion } from './address-region.rules.ts'

test.each([
  ['Химки, Московская область, Рабочая, 2', 50],
  ['МОСКОВСКАЯ ОБЛ, Г. ХИМКИ', 50],
  ['обл. Тверская, Ржев', 69],
  ['в Нижегородской области, Бор', 52],
  ['Москва, Тверская, 1', 77],
  ['101000, г. Москва, ул. Тверская, 1', 77],
  ['Россия, город Санкт-Петербург, Невский, 5', 78],
  ['спб, Невский 5', 78],
  ['Казань, Республика Татарстан', 16],
  ['Татарстан, Казань', 16],
  ['респ. Коми, Ухта', 11],
  ['Удмуртская Респ, Ижевск', 18],
  ['Барнаул, Алтайский край', 22],
  ['Горно-Алтайск, Республика Алтай', 4],
  ['Ямало-Ненецкий АО, Ноябрьск', 89],
  ['Ненецкий автономный округ', 83],
])('%j is in region %d', (address, region) => {
  expect(readRegion(address)).toBe(region)
})

test.each([
  '',
  'Химки, Рабочая, 2',
  'ул. Московская, 5',
  'Тверская, 1',
  'пр-т Татарстан, 10',
  'Алтай, Ленина, 1',
  'Московская область, г. Москва',
  'гостиница Москва, корпус 2',
  'Courland, Main street 5',
  'область'.repeat(1000),
])('%j names no region, or more than one', (address) => {
  expect(readRegion(address)).toBeNull()
})
