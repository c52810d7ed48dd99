// Look of a status: an unknown status is not shown as ended.
import { expect, test } from 'vitest'
import { statusVariant } from './status-marks.tsx'

test('an unknown or restricted status is neither good nor bad, and one of an end is', () => {
  expect(['Нет сведений', 'Сведения ограничены'].map(statusVariant)).toEqual(['unknown', 'unknown'])
  expect(['Действует', 'Не действует', 'Ликвидирована', 'Присоединена'].map(statusVariant)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'merged',
  ])
})
