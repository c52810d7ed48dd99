// The card's facts from open data of the tax service (yearly sums, tax regimes, register of small business), bankruptcy messages, and the warnings
// (marks) of the data aggregator Checko.
import type { CompanyOpenData } from '@sverka/contract/company-card/open-data'
import { type AggregatorMark, openDataSources, ROWS_SHOWN } from '@sverka/contract/company-card/open-data.rules'
import type { CompanyRecord, RecordBlockName } from '../../registry/registry.ts'
import type { RecordToCheck } from '../../reliability/reliability.ts'
import { checkSources } from '../../sources/sources.ts'
import { blockSource, newestFirst, orEmpty } from '../tab-list.ts'

/** The blocks (stored facts of one source) that this part of the card reads: `msp` is small business, `mspLeft` those that left its register. */
export const openDataBlocks = [
  'taxes',
  'incomes',
  'headcount',
  'offences',
  'regimes',
  'msp',
  'mspLeft',
  'bankruptcy',
  'marks',
] as const satisfies readonly RecordBlockName[]

type Blocks = CompanyRecord['blocks']

/** Each part is null if no source names the company; `checked` says whether the sources were checked. Sums are in rubles. */
export function readOpenData(subject: RecordToCheck): CompanyOpenData {
  const { record } = subject
  const { blocks } = record
  /** Null if the block or its source is not stored. */
  const withSource = <T>(word: RecordBlockName, facts: T | undefined) => {
    const source = blockSource(record, word)
    return source && facts ? { source, ...facts } : null
  }
  return {
    taxes: withSource('taxes', taxes(blocks)),
    incomes: withSource('incomes', incomes(blocks)),
    headcount: withSource('headcount', blocks.headcount && { years: [...orEmpty(blocks.headcount.years)] }),
    offences: withSource('offences', offences(blocks)),
    regimes: withSource('regimes', blocks.regimes && { regimes: [...orEmpty(blocks.regimes.regimes)] }),
    msp: blocks.msp ? withSource('msp', msp(blocks.msp)) : withSource('mspLeft', blocks.mspLeft && msp(blocks.mspLeft)),
    bankruptcy: withSource('bankruptcy', bankruptcy(blocks)),
    marks: withSource('marks', marks(blocks)),
    checked: checkSources(openDataSources, subject),
  }
}

/** Whether a yearly data set names the company, so that the tab of finances has data even without annual accounts. */
export const hasYearlyData = ({ taxes: paid, incomes: earned, headcount, offences: fined }: Blocks): boolean =>
  [paid, earned, headcount, fined].some((block) => orEmpty<unknown>(block?.years).length > 0)

const taxes = ({ taxes: block }: Blocks) =>
  block && {
    years: orEmpty(block.years).map(({ year, paid }) => ({
      year,
      total: orEmpty(paid).reduce((sum, { kopecks }) => sum + kopecks, 0) / 100,
      paid: [...orEmpty(paid)].sort((a, b) => b.kopecks - a.kopecks).map(({ name, kopecks }) => ({ name, sum: kopecks / 100 })),
    })),
  }

const incomes = ({ incomes: block }: Blocks) =>
  block && {
    years: orEmpty(block.years).map(({ year, incomeKopecks, expenseKopecks }) => ({
      year,
      income: incomeKopecks / 100,
      expense: expenseKopecks / 100,
    })),
  }

const offences = ({ offences: block }: Blocks) =>
  block && { years: orEmpty(block.years).map(({ year, fineKopecks }) => ({ year, fine: fineKopecks / 100 })) }

/** The entry in the register of small business; `left_on`: the day of the list that no longer has the company. */
function msp(block: NonNullable<Blocks['msp']> & { readonly leftOn?: string }) {
  const contracts = orEmpty(block.contracts)
  return {
    category: block.category,
    since: block.since ?? null,
    is_new: block.isNew === true,
    is_social: block.socialEnterprise === true,
    left_on: block.leftOn ?? null,
    contracts: contracts.slice(0, ROWS_SHOWN).map(({ number, date, customerName, customerInn, subject }) => ({
      number: number ?? null,
      date: date ?? null,
      customer: customerName ?? null,
      customer_inn: customerInn ?? null,
      subject: subject ?? null,
    })),
    contracts_total: contracts.length,
  }
}

function bankruptcy({ bankruptcy: block }: Blocks) {
  if (!block) return
  const messages = [...orEmpty(block.messages)].sort((a, b) => newestFirst(a.date, b.date))
  return {
    messages: messages.slice(0, ROWS_SHOWN).map(({ id, date, kind, caseNumber, court, url }) => ({
      id,
      date,
      kind,
      case_number: caseNumber ?? null,
      court: court ?? null,
      url: url ?? null,
    })),
    // `known`: the total that the source states, if it delivered only a part.
    total: Math.max(messages.length, block.known ?? 0),
  }
}

/** The aggregator's warnings, each true or false; one that the aggregator does not state is left out. `sum` in rubles. */
function marks({ marks: block }: Blocks) {
  if (!block) return
  const { unfairSupplier, illegalFinance, disqualifiedHead, massHead, massFounder, massAddress, sanctionedFounder } = block
  const { hiddenFounders, arrearsKopecks, arrearsOn, neighbours } = block
  const mark = (name: AggregatorMark, is: boolean | undefined, more: { count?: number; sum?: number; as_of?: string } = {}) =>
    is === undefined ? [] : [{ mark: name, is, count: more.count ?? null, sum: more.sum ?? null, as_of: more.as_of ?? null }]
  return {
    marks: [
      ...mark('unfair_supplier', unfairSupplier),
      ...mark('illegal_finance', illegalFinance),
      ...mark('disqualified_head', disqualifiedHead),
      ...mark('mass_head', massHead),
      ...mark('mass_founder', massFounder),
      ...mark('mass_address', massAddress, neighbours === undefined ? {} : { count: neighbours }),
      ...mark('sanctioned_founder', sanctionedFounder),
      ...(hiddenFounders ? mark('hidden_founders', true, { count: hiddenFounders }) : []),
      ...(arrearsKopecks === undefined
        ? []
        : mark('arrears', arrearsKopecks > 0, { sum: arrearsKopecks / 100, ...(arrearsOn ? { as_of: arrearsOn } : {}) })),
    ],
  }
}
