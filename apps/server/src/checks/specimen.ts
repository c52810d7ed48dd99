// A paper that nobody sees: as long and as varied as a rich company's report, printed once so that the printing thread has learnt its work.
import type { Paper } from './paper.ts'

const ROWS = 120

const row = (index: number): string[] => [`А40-${index}/2026`, '01.02.2026', 'ООО «Образец»', `${index * 1000} руб.`]

export const specimen: Paper = {
  number: 'SV-0000-00000000',
  createdAt: new Date(0),
  kind: 'company',
  status: 'Действует',
  proofUrl: 'http://localhost/verify/SV-0000-00000000',
  report: {
    inn: '0000000000',
    ogrn: '0000000000000',
    name: 'Образец',
    day: '1970-01-01',
    gauge: { positive: 0, negative: 0, ratio: null },
    counts: { all: 0, positive: 0, negative: 0, attention: 0, found: 0, not_found: 0, not_applicable: 0, not_checked: 0, source_down: 0 },
    points: 0,
    factors: [],
    purposes: [],
    industry: [],
  },
  sections: [
    {
      title: 'Образец',
      source: 'Образец',
      as_of: null,
      columns: ['Номер', 'Дата', 'Сторона', 'Сумма'],
      rows: Array.from({ length: ROWS }, (_, index) => row(index)),
    },
  ],
}
