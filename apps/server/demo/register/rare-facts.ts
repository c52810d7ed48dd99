// Adds facts that real register extracts rarely have (seized shares, agreements of owners, convertible loans, trustees), so that one demo company
// shows them all.
import type { RegisterFacts } from '../../src/registry/registry.ts'
import { daysBefore } from './demo-day.ts'

/** The same facts, with every optional part of an extract filled in. Days before the demo day, numbers and shares are arbitrary. */
export function withRareFacts(facts: RegisterFacts): RegisterFacts {
  const [first, ...others] = facts.founders
  const arrest = { document: 'ПОСТАНОВЛЕНИЕ СУДЕБНОГО ПРИСТАВА-ИСПОЛНИТЕЛЯ (ВЫМЫШЛЕННОЕ)', number: '14/7', date: daysBefore(90) }
  const owner = first && {
    ...first,
    arrests: [arrest],
    votes: 'ШЕСТЬДЕСЯТ ГОЛОСОВ ИЗ СТА',
    trustees: [
      { kind: 'trust' as const, name: 'ООО "ВЫМЫШЛЕННОЕ УПРАВЛЕНИЕ"' },
      { kind: 'estate' as const, name: 'ВЫДУМКИНА ВЕРА ИЛЬИНИЧНА', inheritedOn: daysBefore(200) },
    ],
  }
  return {
    ...facts,
    heads: facts.heads.map((head) => ({ ...head, powersNote: 'СДЕЛКИ С НЕДВИЖИМОСТЬЮ ТОЛЬКО С СОГЛАСИЯ СОБРАНИЯ' })),
    founders: owner ? [owner, ...others] : [],
    ownShareArrests: [arrest],
    sharesBan: { text: 'ЗАПРЕЩЕНО РАСПОРЯЖАТЬСЯ ДОЛЯМИ (ВЫМЫШЛЕННАЯ ЗАПИСЬ)', since: daysBefore(80) },
    powers: 'joint',
    corporateAgreement: ['votes', 'disposal'],
    convertibleLoans: [{ lender: { name: 'ООО "ВЫМЫШЛЕННЫЙ ЗАЁМ"' }, number: '1-К', date: daysBefore(150), share: { percent: 15 } }],
    capitalDecrease: { by: 100_000_00, decidedOn: daysBefore(40), since: daysBefore(35) },
    typeCharter: '20',
    cameFrom: 'СТРАНА ВЫМЫСЛА',
    environmentalObject: true,
    okvedReported: [
      { ...(facts.okved ?? { code: '62.01' }), percent: 85 },
      ...facts.okvedAdd.slice(0, 1).map((code) => ({ ...code, percent: 15 })),
    ],
    socialFund: facts.pensionFund,
    predecessors: [{ name: 'ООО "ВЫМЫШЛЕННЫЙ ПРЕДШЕСТВЕННИК"', through: { name: 'ООО "ВЫМЫШЛЕННОЕ НАЧАЛО"' } }],
  }
}
