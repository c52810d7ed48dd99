// The look (colour and icon) of each status of a company, by the Russian name that the registers give it.
import { expect, test } from 'vitest'
import { statusVariant } from './status-marks.tsx'

test('an unknown or restricted status does not look like that of a closed company', () => {
  // «No data» and «data restricted».
  expect(['Нет сведений', 'Сведения ограничены'].map(statusVariant)).toEqual(['unknown', 'unknown'])
  // Active, inactive, liquidated, and merged into another company.
  expect(['Действует', 'Не действует', 'Ликвидирована', 'Присоединена'].map(statusVariant)).toEqual([
    'active',
    'inactive',
    'liquidated',
    'merged',
  ])
})
