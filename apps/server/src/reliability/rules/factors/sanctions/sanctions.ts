// Factors (checks of the reliability report) about sanctions against an owner of a company, and about the Bank of Russia's list of illegal financial
// firms (law 86-ФЗ), which the data aggregator Checko compares by taxpayer number (ИНН).
import { percentProof, textProof } from '../../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../../factor.ts'

/** Percent of the capital from which sanctions against an owner extend to the company: the 50 % rule of OFAC (US Treasury) and the EU. */
const CONTROLLING_PERCENT = 50

export const sanctionsFactors = [
  factor({
    is: { code: 'illegal-finance', polarity: 'negative', points: -20, source: 'checko', basis: '86-ФЗ' },
    needs: ['marks'],
    check: ({ marks: { illegalFinance } }) =>
      illegalFinance === undefined ? notChecked('not-asked') : foundIf(illegalFinance, textProof('matched', 'ИНН')),
  }),
  factor({
    is: { code: 'owner-sanctioned', polarity: 'attention', points: -10, source: 'own', basis: 'OFAC, ЕС: правило 50 %', only: 'company' },
    needs: ['group'],
    check: ({ group: { owners } }) => {
      const major = owners.filter(({ percent: share }) => share >= CONTROLLING_PERCENT)
      if (major.length === 0) return notApplicable('no-owner')
      const listed = major.filter(({ lists }) => lists && lists.length > 0)
      // `lists` is absent for an owner whom nobody has compared with the lists.
      if (listed.length === 0 && major.some(({ lists }) => !lists)) return notChecked('owner-not-checked')
      return foundIf(
        listed.length > 0,
        ...listed.flatMap((owner) => [
          textProof('person', owner.name),
          percentProof('share', owner.percent / 100),
          ...(owner.lists ?? []).map((list) => textProof('list', list)),
        ]),
      )
    },
  }),
]
