// Days of registration out of an answer: what cannot have been is not known.
import { expect, test } from 'vitest'
import { companyRecord } from './company.ts'

test.each(['0001-01-01', '1900-01-01', '2062-05-14', '2019-02-30'])('%s is no day of registration', (day) => {
  const record = companyRecord({ ОГРН: '1187800000002', НаимСокр: 'ООО', ДатаРег: day, ДатаОГРН: '2019-05-14' }, '2026-11-20')
  expect(record?.columns).toMatchObject({ registeredOn: null, ogrnDate: '2019-05-14' })
})
