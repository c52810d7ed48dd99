// The look (colour and icon) of each status of a company.
import { expect, test } from 'vitest'
import { statusVariant } from './status-marks.tsx'

test('an unknown or restricted status does not look like that of a closed company', () => {
  expect(['Нет сведений', 'Сведения ограничены'].map(statusVariant)).toEqual(['unknown', 'unknown'])
  expect(['Действует', 'Не действует', 'Ликвидирована', 'Присоединена'].map(statusVariant)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'merged',
  ])
})
