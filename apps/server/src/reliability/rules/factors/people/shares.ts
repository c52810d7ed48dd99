// Factors (checks of the reliability report) about restrictions on shares and on the powers of heads, from the state register of companies (ЕГРЮЛ,
// source `egrul`). In `basis`: 14-ФЗ is the company law, 129-ФЗ the law on registration, ГК the civil code.
import type { Facts } from '../../dossier-facts.ts'
import { dayProof, inRecord, type Proof, percentProof, textProof } from '../../evidence.ts'
import { factor, found, foundIf, notChecked, notFound } from '../../factor.ts'

type Founder = Facts['register']['founders'][number]

/** Evidence: the day of the record, if it is stated. */
const sinceProof = (since: string | undefined): Proof[] => (since ? [dayProof('since', since)] : [])

/** Each arrest with the founder whose share is arrested; `owner` is null for a share that the company itself holds. */
const listArrests = ({ founders, ownShareArrests = [] }: Facts['register']) => [
  ...founders.flatMap((owner) => (owner.arrests ?? []).map((arrest) => ({ arrest, owner: owner as Founder | null }))),
  ...ownShareArrests.map((arrest) => ({ arrest, owner: null })),
]

export const sharesFactors = [
  factor({
    is: { code: 'convertible-loan', polarity: 'attention', points: -3, source: 'egrul', basis: '14-ФЗ, ст. 19.1', only: 'company' },
    needs: ['register'],
    check: ({ register: { convertibleLoans = [] } }) =>
      foundIf(
        convertibleLoans.length > 0,
        ...convertibleLoans.flatMap(({ lender, date, share }) => [
          textProof('person', lender?.name ?? '—'),
          ...(share.percent === undefined ? [] : [percentProof('share', share.percent / 100)]),
          ...sinceProof(date),
        ]),
      ),
  }),
  factor({
    is: { code: 'corporate-agreement', polarity: 'attention', points: -2, source: 'egrul', basis: 'ГК РФ, ст. 67.2', only: 'company' },
    needs: ['register'],
    check: ({ register: { corporateAgreement, otherAgreements } }) => foundIf((corporateAgreement ?? otherAgreements) !== undefined),
  }),
  factor({
    is: { code: 'head-powers-noted', polarity: 'attention', points: -4, source: 'egrul', basis: '129-ФЗ, ст. 5', only: 'company' },
    needs: ['register'],
    check: ({ register: { heads } }) => {
      const noted = heads.filter(({ powersNote }) => powersNote)
      return foundIf(noted.length > 0, ...noted.map(({ name, powersNote }) => textProof('person', `${name}: ${powersNote}`)))
    },
  }),
  factor({
    is: { code: 'joint-powers', polarity: 'attention', points: -2, source: 'egrul', basis: 'ГК РФ, ст. 53 п. 1', only: 'company' },
    needs: ['register'],
    check: ({ register: { powers, otherPowers, heads } }) =>
      otherPowers === undefined
        ? foundIf(powers === 'joint', ...heads.map(({ name }) => textProof('person', name)))
        : notChecked('code-unknown'),
  }),
  factor({
    is: { code: 'share-arrested', polarity: 'attention', points: -6, source: 'egrul', basis: '129-ФЗ, ст. 5', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const arrests = listArrests(register)
      return foundIf(
        arrests.length > 0,
        ...arrests.flatMap(({ owner, arrest: { document, number, date } }) => [
          inRecord(textProof('owner', owner?.name ?? register.row.name), owner?.inn ?? owner?.name),
          ...(document || number ? [textProof('decision', [document, number && `№ ${number}`].filter(Boolean).join(' '))] : []),
          ...sinceProof(date),
        ]),
      )
    },
  }),
  factor({
    is: {
      code: 'share-in-trust',
      polarity: 'attention',
      points: -2,
      source: 'egrul',
      basis: 'ГК РФ, ст. 1012, 1173',
      only: 'company',
    },
    needs: ['register'],
    check: ({ register: { founders } }) => {
      const inTrust = founders.filter(({ trustees }) => trustees)
      return foundIf(
        inTrust.length > 0,
        ...inTrust.flatMap(({ name, inn, trustees = [] }) => [
          inRecord(textProof('owner', name ?? '—'), inn ?? name),
          ...trustees.flatMap((trustee) => [textProof('person', trustee.name), ...sinceProof(trustee.inheritedOn)]),
        ]),
      )
    },
  }),
  factor({
    is: { code: 'shares-ban', polarity: 'attention', points: -6, source: 'egrul', basis: '129-ФЗ, ст. 5', only: 'company' },
    needs: ['register'],
    check: ({ register: { sharesBan } }) =>
      sharesBan ? found(...(sharesBan.text ? [textProof('remark', sharesBan.text)] : []), ...sinceProof(sharesBan.since)) : notFound(),
  }),
]
