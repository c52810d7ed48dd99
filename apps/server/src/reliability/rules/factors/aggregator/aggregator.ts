// Factors (checks of the reliability report) over the warnings (`marks`) of the commercial data aggregator Checko. It is named as the source,
// because it does not name its own sources; the codes `told-…` mark such second-hand findings. In `basis`: the laws and rulings about the official
// register in question, 129-ФЗ on registration, КоАП the code of administrative offences, НК the tax code.
import { countProof, dayProof, moneyProof, type Proof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable, notChecked, type Outcome } from '../../factor.ts'

/** The outcome of a yes-or-no warning; «not checked» if Checko has not answered. */
const flagOutcome = (mark: boolean | undefined, ...proofs: Proof[]): Outcome =>
  mark === undefined ? notChecked('not-asked') : foundIf(mark, ...proofs)

export const addressMarks = [
  factor({
    is: { code: 'told-mass-address', polarity: 'negative', points: -6, source: 'checko', basis: 'Пленум ВАС № 61', only: 'company' },
    needs: ['marks'],
    check: ({ marks: { massAddress, neighbours } }) =>
      flagOutcome(massAddress, ...(neighbours === undefined ? [] : [countProof('companies', neighbours)])),
  }),
]

export const peopleMarks = [
  factor({
    is: { code: 'told-disqualified', polarity: 'stop', points: -50, source: 'checko', basis: 'КоАП РФ, ст. 3.11', only: 'company' },
    needs: ['marks'],
    check: ({ marks: { disqualifiedHead } }) => flagOutcome(disqualifiedHead),
  }),
  factor({
    is: { code: 'told-hidden-founders', polarity: 'attention', points: -3, source: 'checko', basis: '129-ФЗ, ст. 6', only: 'company' },
    needs: ['marks'],
    check: ({ marks: { hiddenFounders = 0 } }) => foundIf(hiddenFounders > 0, countProof('records', hiddenFounders)),
  }),
  factor({
    is: { code: 'told-mass-founder', polarity: 'negative', points: -6, source: 'checko', basis: null, only: 'company' },
    needs: ['marks'],
    check: ({ marks: { massFounder } }) => flagOutcome(massFounder),
  }),
  factor({
    is: { code: 'told-mass-head', polarity: 'negative', points: -7, source: 'checko', basis: null, only: 'company' },
    needs: ['marks'],
    check: ({ marks: { massHead } }) => flagOutcome(massHead),
  }),
]

export const taxMarks = [
  factor({
    is: { code: 'told-arrears', polarity: 'negative', points: -12, source: 'checko', basis: 'НК РФ, ст. 102 п. 1.1', only: 'company' },
    needs: ['marks'],
    check: ({ marks: { arrearsKopecks, arrearsOn } }) =>
      arrearsKopecks === undefined
        ? notChecked('not-asked')
        : foundIf(arrearsKopecks > 0, moneyProof('arrears', arrearsKopecks), ...(arrearsOn ? [dayProof('published', arrearsOn)] : [])),
  }),
]

export const sanctionMarks = [
  factor({
    is: {
      code: 'told-founder-sanctioned',
      polarity: 'attention',
      points: -10,
      source: 'checko',
      basis: 'OFAC, ЕС: правило 50 %',
      only: 'company',
    },
    needs: ['marks'],
    check: ({ marks: { sanctionedFounder } }) => flagOutcome(sanctionedFounder),
  }),
  factor({
    is: { code: 'told-sanctioned', polarity: 'stop', points: -20, source: 'checko', basis: null },
    needs: ['sanctions'],
    check: ({ sanctions: { listed, countries = [], matches } }) => {
      if (listed === undefined) return notChecked('not-asked')
      // If a list names the company by its number, the factor of that list reports it.
      if (listed && matches.some(({ matchedBy }) => matchedBy !== 'name')) return notApplicable('named-by-lists')
      return foundIf(listed, ...countries.map((country) => textProof('country', country)))
    },
  }),
]
