// A court act changed the register's data about the company.
import { day, text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'

/** Kinds of records: 16xxx on court acts, 18xxx void by court, 17008 a ban on registration by a court or bailiff. */
const COURT = /^(16\d{3}|18\d{3}|17008)$/

export const recordsByCourt = factor({
  code: 'records-by-court',
  group: 'registration',
  polarity: 'attention',
  points: -5,
  source: 'egrul',
  basis: '129-ФЗ, ст. 4',
  only: 'company',
  title: ['Записи по решению суда', 'Records by a court act', '依法院裁判作出的记录'],
  explanation: [
    'В реестр внесены изменения или запрет на основании судебного акта.',
    'The register was changed or blocked by a court act.',
    '登记册依据法院裁判变更或受限。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const records = register.history.filter(({ kind }) => COURT.test(kind.code))
    return foundIf(
      records.length > 0,
      ...records.slice(0, 5).flatMap(({ kind, date }) => [text('record', kind.name ?? kind.code), day('since', date)]),
    )
  },
})
