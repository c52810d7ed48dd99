// Look of a status: an unknown status is not shown as ended.
import { expect, test } from 'vitest'
import { statusLook } from './status-marks.tsx'

test('an unknown or restricted status is neither good nor bad, and one of an end is', () => {
  expect(['Нет сведений', 'Сведения ограничены'].map(statusLook)).toEqual(['unknown', 'unknown'])
  expect(['Действует', 'Не действует', 'Ликвидирована', 'Присоединена'].map(statusLook)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'merged',
  ])
})
