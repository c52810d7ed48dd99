// Factors (checks of the reliability report) about heads (directors) and founders of a company: remarks of the register about them, and how many
// companies they lead or own. Sources: `egrul` is the state register of companies (ЕГРЮЛ), `own` our counts over it. In `basis`: 129-ФЗ is the law
// on registration, 14-ФЗ the company law, НК the tax code, ГК the civil code.
import { MASS_HEAD } from '@sverka/contract/people/people.rules'
import { isWithinMonthsOfData } from '../../days.ts'
import type { Facts } from '../../dossier-facts.ts'
import { countProof, dayProof, inRecord, percentProof, textProof } from '../../evidence.ts'
import { factor, found, foundIf, foundWithPoints, ifActive, notApplicable, notChecked, notFound } from '../../factor.ts'
import { mentions } from '../../matching.ts'
import { readShareCapital } from '../../share-capital.ts'

/** Stems of the Russian names of the countries in the Ministry of Finance's list of offshore zones (order 86н), as the register spells them. */
const OFFSHORE = [
  'ангиль',
  'андорр',
  'антигуа',
  'аруб',
  'багам',
  'бахрейн',
  'белиз',
  'бермуд',
  'бруней',
  'вануату',
  'виргинск',
  'гибралтар',
  'гренад',
  'доминика',
  'кайман',
  'кипр',
  'кука',
  'либери',
  'лихтенштейн',
  'маврики',
  'макао',
  'аомынь',
  'мальдив',
  'мальт',
  'маршалл',
  'монако',
  'монтсеррат',
  'науру',
  'ниуэ',
  'палау',
  'панам',
  'самоа',
  'сан-марино',
  'сейшел',
  'сент-винсент',
  'сент-китс',
  'сент-люси',
  'теркс',
  'гернси',
  'джерси',
  'остров мэн',
]
/** Our threshold: a head led at least three companies that are closed, and more closed than active ones. */
const MIN_CLOSED = 3
/** From this number of active companies on, a founder is a «mass founder», by practice of the tax service. */
const MASS_FOUNDER = 10
/** From this number of active companies on, a «mass head» costs all points in place of half of them. */
const MASS_HEAD_FULL_POINTS = 10

/** Posts of insolvency managers, who lead many bankrupt companies by profession. In the register they have the post code 06. */
const NAMED_BY_COURT = /(конкурсн|внешн|временн|арбитражн|административн|финансов)\S{0,5} управляющ/i
type Head = Facts['register']['heads'][number]
const isNamedByCourt = ({ post, postCode }: Head): boolean => postCode === '06' || NAMED_BY_COURT.test(post ?? '')
/** An insolvency manager, or a liquidator (post codes 04, 05): the appointment is a part of the procedure, which another factor reports. */
const isOfProcedure = (head: Head): boolean =>
  isNamedByCourt(head) || /^0[45]$/.test(head.postCode ?? '') || /ликвида/i.test(head.post ?? '')

/** All heads, including those whose names the register hides. */
const everyHead = ({ heads, hiddenHeads = [] }: Facts['register']): readonly (Pick<Head, 'kind' | 'unreliable'> & Partial<Head>)[] => [
  ...heads,
  ...hiddenHeads,
]

/** Whether the company has heads and `condition` holds for each. */
const isTrueOfAllHeads = (register: Facts['register'], condition: (head: Head) => boolean): boolean =>
  register.heads.length > 0 && register.heads.every(condition)
/** Tallies of the heads not appointed by a court. */
const headTallies = (register: Facts['register'], { heads }: Facts['places']): Facts['places']['heads'] => {
  const named = new Set(register.heads.filter(isNamedByCourt).map(({ inn }) => inn))
  return heads.filter(({ inn }) => !named.has(inn))
}

export const peopleFactors = [
  factor({
    is: { code: 'access-restricted', polarity: 'attention', points: -3, source: 'egrul', basis: '129-ФЗ, ст. 6', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const hidden = register.founders.filter(({ kind }) => kind === 'hidden').length + (register.hiddenHeads ?? []).length
      return foundIf(hidden > 0, countProof('records', hidden))
    },
  }),
  factor({
    is: { code: 'founder-foreign', polarity: 'attention', points: -2, source: 'egrul', basis: null, only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const foreign = register.founders.filter(({ kind }) => kind === 'foreign')
      return foundIf(
        foreign.length > 0,
        ...foreign.flatMap(({ name, country, share }) => [
          inRecord(textProof('country', [name, country].filter(Boolean).join(', ') || '—'), name),
          ...(share.percent === undefined ? [] : [percentProof('share', share.percent / 100)]),
        ]),
      )
    },
  }),
  factor({
    is: { code: 'founder-offshore', polarity: 'attention', points: -5, source: 'egrul', basis: 'НК РФ, ст. 284 п. 3', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const offshore = register.founders.filter(({ kind, country }) => kind === 'foreign' && mentions(country, OFFSHORE))
      return foundIf(
        offshore.length > 0,
        ...offshore.map(({ name, country }) => inRecord(textProof('country', `${name ?? '—'}, ${country}`), name)),
      )
    },
  }),
  factor({
    is: { code: 'founder-state', polarity: 'positive', points: 6, source: 'egrul', basis: null, only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const state = register.founders.filter(({ kind }) => kind === 'state')
      return foundIf(state.length > 0, ...state.map(({ name, inn }) => inRecord(textProof('owner', name ?? '—'), inn ?? name)))
    },
  }),
  factor({
    is: { code: 'founder-unreliable', polarity: 'negative', points: -20, source: 'egrul', basis: '129-ФЗ, ст. 11 п. 6', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const marked = register.founders.filter(({ unreliable }) => unreliable)
      return marked.length > 0
        ? found(...marked.map(({ name, inn, unreliable }) => inRecord(textProof('person', `${name ?? '—'}: ${unreliable}`), inn ?? name)))
        : notFound()
    },
  }),
  factor({
    is: { code: 'founders-new', polarity: 'attention', points: -3, source: 'egrul', basis: null, only: 'company' },
    needs: ['register'],
    check: ({ register }, context) =>
      ifActive(register, () => {
        if (isWithinMonthsOfData(register.row.registeredOn, context, 12)) return notApplicable('younger-company')
        const recent = register.founders.filter(({ recordDate }) => isWithinMonthsOfData(recordDate, context, 12))
        return foundIf(
          recent.length > 0,
          ...recent.flatMap(({ name, inn, recordDate }) => [
            inRecord(textProof('person', name ?? '—'), inn ?? name),
            ...(recordDate ? [dayProof('since', recordDate)] : []),
          ]),
        )
      }),
  }),
  factor({
    is: { code: 'head-many-closed', polarity: 'attention', points: -5, source: 'own', basis: 'ours', only: 'company' },
    needs: ['places', 'register'],
    check: ({ places, register }) => {
      if (isTrueOfAllHeads(register, isNamedByCourt)) return notApplicable('head-of-procedure')
      const heads = headTallies(register, places)
      if (heads.length === 0) return notChecked('no-person-number')
      const worst = heads.find(({ living, total }) => total - living >= MIN_CLOSED && total - living > living)
      return foundIf(
        worst !== undefined,
        ...(worst ? [textProof('person', worst.name), countProof('everRegistered', worst.total), countProof('living', worst.living)] : []),
      )
    },
  }),
  factor({
    is: { code: 'head-new', polarity: 'attention', points: -3, source: 'egrul', basis: null, only: 'company' },
    needs: ['register'],
    check: ({ register }, context) =>
      ifActive(register, () => {
        if (isWithinMonthsOfData(register.row.registeredOn, context, 12)) return notApplicable('younger-company')
        if (isTrueOfAllHeads(register, isOfProcedure)) return notApplicable('head-of-procedure')
        const recent = register.heads.filter((head) => !isOfProcedure(head) && isWithinMonthsOfData(head.recordDate, context, 12))
        return foundIf(
          recent.length > 0,
          ...recent.flatMap(({ name, recordDate }) => [textProof('person', name), ...(recordDate ? [dayProof('since', recordDate)] : [])]),
          ...(register.headBefore && recent.length === 1 ? [textProof('before', register.headBefore)] : []),
        )
      }),
  }),
  factor({
    is: { code: 'head-owns', polarity: 'positive', points: 2, source: 'egrul', basis: null, only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const heads = new Set(register.heads.flatMap(({ inn }) => (inn ? [inn] : [])))
      if (heads.size === 0) return notChecked('no-person-number')
      const owner = register.founders.find(({ inn }) => inn && heads.has(inn))
      const share = owner?.share.percent
      // Without a capital a founder owns no share.
      if (owner && readShareCapital(register) === null) return notApplicable('no-capital')
      return foundIf(
        owner !== undefined,
        ...(owner ? [inRecord(textProof('person', owner.name ?? '—'), owner.inn)] : []),
        ...(share === undefined ? [] : [percentProof('share', share / 100)]),
      )
    },
  }),
  factor({
    is: { code: 'head-unreliable', polarity: 'stop', points: -40, source: 'egrul', basis: '129-ФЗ, ст. 11 п. 6', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const marked = everyHead(register).filter(({ kind, unreliable }) => kind === 'person' && unreliable)
      return marked.length > 0
        ? found(...marked.map(({ name, unreliable }) => textProof('person', `${name ?? '—'}: ${unreliable}`)))
        : notFound()
    },
  }),
  factor({
    is: { code: 'managed-by-company', polarity: 'attention', points: -2, source: 'egrul', basis: '14-ФЗ, ст. 42', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const managers = everyHead(register).filter(({ kind }) => kind === 'company')
      return foundIf(managers.length > 0, ...managers.map(({ name }) => textProof('company', name ?? '—')))
    },
  }),
  factor({
    is: { code: 'manager-unreliable', polarity: 'negative', points: -20, source: 'egrul', basis: '129-ФЗ, ст. 11 п. 6', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const managers = everyHead(register).filter(({ kind }) => kind === 'company')
      if (managers.length === 0) return notApplicable('no-manager')
      const marked = managers.filter(({ unreliable }) => unreliable)
      return marked.length > 0
        ? found(...marked.map(({ name, unreliable }) => textProof('company', `${name ?? '—'}: ${unreliable}`)))
        : notFound()
    },
  }),
  factor({
    is: { code: 'mass-founder', polarity: 'negative', points: -10, source: 'own', basis: null, only: 'company' },
    needs: ['places'],
    check: ({ places: { founders } }) => {
      const most = [...founders].sort((a, b) => b.living - a.living)[0]
      if (!most) return notChecked('no-person-number')
      return foundIf(most.living >= MASS_FOUNDER, inRecord(textProof('person', most.name), most.inn), countProof('living', most.living))
    },
  }),
  factor({
    is: { code: 'mass-head', polarity: 'negative', points: -15, source: 'own', basis: null, only: 'company' },
    needs: ['places', 'register'],
    check: ({ places, register }) => {
      if (isTrueOfAllHeads(register, isNamedByCourt)) return notApplicable('head-of-procedure')
      const most = [...headTallies(register, places)].sort((a, b) => b.living - a.living)[0]
      if (!most) return notChecked('no-person-number')
      const proofs = [textProof('person', most.name), countProof('living', most.living)]
      if (most.living < MASS_HEAD) return notFound(...proofs)
      return foundWithPoints(most.living >= MASS_HEAD_FULL_POINTS ? -15 : -7, ...proofs)
    },
  }),
  factor({
    is: { code: 'moved-to-mass-head', polarity: 'negative', points: -15, source: 'own', basis: null, only: 'company' },
    needs: ['places', 'register'],
    check: ({ places: { heads }, register }, context) =>
      ifActive(register, () => {
        if (isTrueOfAllHeads(register, isNamedByCourt)) return notApplicable('head-of-procedure')
        if (heads.length === 0) return notChecked('no-person-number')
        for (const head of register.heads.filter((person) => !isNamedByCourt(person))) {
          const tally = heads.find(({ inn }) => inn === head.inn)
          const isOldCompany = !isWithinMonthsOfData(register.row.registeredOn, context, 12)
          if (isOldCompany && tally && tally.living >= MASS_HEAD && head.recordDate && isWithinMonthsOfData(head.recordDate, context, 12))
            return foundIf(true, textProof('person', head.name), dayProof('since', head.recordDate), countProof('living', tally.living))
        }
        return foundIf(false)
      }),
  }),
  factor({
    is: { code: 'share-pledged', polarity: 'attention', points: -5, source: 'egrul', basis: 'ГК РФ, ст. 358.15', only: 'company' },
    needs: ['register'],
    check: ({ register }) => {
      const pledged = register.founders.filter(({ encumbrance }) => encumbrance)
      return foundIf(
        pledged.length > 0,
        ...pledged.map(({ name, inn, encumbrance }) => inRecord(textProof('person', `${name ?? '—'}: ${encumbrance}`), inn ?? name)),
      )
    },
  }),
]
