// Examples of factors about restrictions on shares and on the powers of heads, and which of them stop only the purchase of a share.
import { expect, test } from 'vitest'
import { type Change, makeDossier, testFactors } from '../../../test/factor-table.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'
import { weighPurpose } from '../rules/purposes.ts'

const founder = { kind: 'person', name: 'Орлова Анна Павловна', inn: '990000000010', share: { percent: 50 } } as const
const head = { kind: 'person', name: 'Орлов Иван Петрович', inn: '990000000010' } as const
/** The manager of an inheritance that a founder's share belongs to. */
const trustee = { kind: 'estate', name: 'Лугова Вера Ильинична', inheritedOn: '2026-01-15' } as const
/** An arrest of a share by an order («Постановление»): it may not be sold. */
const arrest = { document: 'Постановление', number: '14/7', date: '2026-02-03' }

/** By factor: changes of a healthy invented company that make it found and not found; `{}` changes nothing. */
testFactors('shares', {
  'convertible-loan': {
    found: { register: { convertibleLoans: [{ lender: { name: 'ООО «Ручей»' }, date: '2026-03-03', share: { percent: 25 } }] } },
    notFound: {},
  },
  'corporate-agreement': { found: { register: { corporateAgreement: ['disposal'] } }, notFound: {} },
  'environmental-object': { found: { register: { environmentalObject: true } }, notFound: {} },
  'head-powers-noted': { found: { register: { heads: [{ ...head, powersNote: 'Полномочия прекращены' }] } }, notFound: {} },
  'joint-powers': { found: { register: { powers: 'joint' } }, notFound: { register: { powers: 'separate' } } },
  'share-arrested': { found: { register: { founders: [{ ...founder, arrests: [arrest] }] } }, notFound: {} },
  'share-in-trust': { found: { register: { founders: [{ ...founder, trustees: [trustee] }] } }, notFound: {} },
  'shares-ban': { found: { register: { sharesBan: { text: 'Запрет по определению суда', since: '2026-04-04' } } }, notFound: {} },
})

test('a capital that is being reduced is found without a record of it', () => {
  const [reading] = readFactors(
    factors.filter(({ code }) => code === 'capital-decrease'),
    makeDossier({ register: { capitalDecrease: { by: 200_000 } } }),
  )
  // 200 000 kopecks are 2000 rubles.
  expect(reading).toMatchObject({ state: 'found', proofs: [{ label: 'decrease', value: 2000, unit: 'money' }] })
})

/** The verdicts on two kinds of deals with a company that has these facts in its register extract: buying a share, and paying in advance. */
const verdictsWith = (register: Change['register']) => {
  const dossier = makeDossier({ register })
  const readings = readFactors(factors, dossier)
  return { share: weighPurpose('share', readings, dossier), prepayment: weighPurpose('prepayment', readings, dossier) }
}

test.each([
  ['a ban on disposing of shares', 'shares-ban', { sharesBan: { text: 'Запрет' } }],
  ['an arrest of a share', 'share-arrested', { founders: [{ ...founder, arrests: [arrest] }] }],
  ["an arrest of the company's own share", 'share-arrested', { ownShareArrests: [arrest] }],
] as const)('%s stops the purchase of a share and no other deal', (_name, code, register) => {
  const { share, prepayment } = verdictsWith(register as Change['register'])
  expect(share).toMatchObject({ verdict: 'refuse', stopped: true })
  expect(share.against[0]?.reading.factor.code).toBe(code)
  expect(share.wouldChange[0]?.reading.factor.code).toBe(code)
  expect(prepayment).toMatchObject({ stopped: false })
  expect(prepayment.verdict).not.toBe('refuse')
})
