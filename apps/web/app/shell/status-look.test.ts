// Colour and icon of a company's status: an unknown status is not shown as that of a closed company.
import { expect, test } from 'vitest'
import { statusVariant } from './status-marks.tsx'

test('an unknown or restricted status has a look of its own, and every known one has its look', () => {
  expect(['Нет сведений', 'Сведения ограничены'].map(statusVariant)).toEqual(['unknown', 'unknown'])
  expect(['Действует', 'Не действует', 'Ликвидирована', 'Присоединена'].map(statusVariant)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'merged',
  ])
})
