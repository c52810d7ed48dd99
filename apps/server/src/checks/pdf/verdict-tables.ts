// Makes the table of verdicts on the first page of a report: reasons for and against each kind of deal. For a company that no longer exists it says
// how the company ended and which debts and cases remained.
import { readableName } from '@sverka/contract/company/names'
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import type { EndedCompany, PurposeVerdict, Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { russianDisputed } from '@sverka/contract/disputed-facts/disputes.russian.rules'
import { GREY, TONES, type Tone } from '../../platform/paper/sheet.ts'
import type { Cell, Table } from '../../platform/paper/table.ts'
import { evidenceText, printedDay } from '../evidence-text.ts'
import { decisionTexts as t } from '../texts/report.ts'
import { nextStep, verdictWords } from '../verdict-words.ts'

/** Greatest numbers of reasons on each side; the first with which the table fits the page is used. */
const REASONS = [Number.POSITIVE_INFINITY, 5, 4, 3, 2, 1] as const

/** Colours of the verdicts: no remarks, with conditions, not now, impossible (no such company any more), too few data. */
const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  proceed: 'good',
  caution: 'warning',
  refuse: 'bad',
  impossible: 'bad',
  unknown: 'neutral',
}

/** The same table with fewer and fewer reasons: the caller takes the first that fits. A closed company has a single table. */
export const verdictTables = (report: ReliabilityReport): Table[] =>
  report.ended ? [endedTable(report, report.ended)] : REASONS.map((most) => verdictTable(report, most))

/** For a company that no longer exists: one row for all kinds of deal, with how it ended and which debts and cases remained. */
function endedTable({ purposes }: ReliabilityReport, ended: EndedCompany): Table {
  const { on, reason, successors } = ended
  const how = [
    [on && printedDay(on), reason && (on ? insideSentence(reason) : reason)].filter(Boolean).join(', '),
    successors.length > 0 ? t.successors(successors.map(({ name }) => readableName(name)).join(', ')) : t.noSuccessor,
  ]
  const deals = purposes.map(({ purpose }) => t.purposes[purpose]).join('\n')
  return {
    columns: [
      { head: t.dealAndVerdict, share: 0.9 },
      { head: t.ended, share: 1.5 },
      { head: t.remained, share: 1.5 },
    ],
    rows: [
      [
        { text: `${t.verdicts.impossible}\n${deals}`, bold: true, color: TONES.bad[0] },
        { text: how.filter(Boolean).join('\n') },
        { text: ended.remains.map(remainText).join('\n') },
      ],
    ],
  }
}

function remainText({ title, fact, state, evidence, as_of: asOf }: EndedCompany['remains'][number]): string {
  if (state === 'found' && fact) return fact
  if (state === 'found') return [title, ...evidence.slice(0, REMAIN_PROOFS).map(evidenceText)].join(', ')
  const day = asOf && printedDay(asOf)
  if (day && state === 'not_applicable') return `${title}: ${t.remains.ended(day)}`
  return `${title}: ${day && state === 'not_found' ? t.remains.not_found(day) : t.remains.unknown}`
}

/** How many pieces of evidence of a remaining debt are printed: the number and the sum. */
const REMAIN_PROOFS = 2

const isUnknown = ({ verdict }: PurposeVerdict): boolean => verdict === 'unknown'

/** A row for each kind of deal. If all verdicts are unknown (too few data), the reasons in favour are headed «known» instead of «for». */
function verdictTable(report: ReliabilityReport, most: number): Table {
  const { purposes } = report
  const areUnknown = purposes.every(isUnknown)
  const forHead = purposes.some(({ stopped, for: pros = [] }) => stopped && pros.length > 0) ? t.forStopped : t.for
  return {
    columns: [
      { head: t.dealAndVerdict, share: 0.9 },
      { head: areUnknown ? t.known : forHead, share: 1.3 },
      { head: t.against, share: 1.5 },
      { head: areUnknown ? t.lackingHead : t.nextStep, share: 1.3 },
    ],
    rows: purposes.map((reading, place): Cell[] => [
      {
        text: `${t.purposes[reading.purpose]}\n${verdictWords(reading, report)}`,
        bold: true,
        color: TONES[VERDICT_TONES[reading.verdict]][0],
      },
      {
        text: `${isUnknown(reading) && !areUnknown ? `${t.known}:\n` : ''}${reasons(reading.for, '+', most) || t.noFor}`,
      },
      { text: reasons(reading.against, '\u2212', most) || (isUnknown(reading) ? t.noAgainstChecked : t.noAgainst) },
      isUnknown(reading)
        ? { text: lacking(reading, place > 0 ? purposes[0] : undefined), color: GREY }
        : { text: nextStep(reading)?.join('\n') ?? changes(reading, most) },
    ]),
  }
}

/**
 * For stored reports of an older version, without advice: titles of the findings that must be resolved for another verdict, at most `most` lines;
 * the others are counted in the last line.
 */
function changes({ would_change: all }: PurposeVerdict, most: number): string {
  const more = all.length - most
  const named = all.slice(0, more > 0 ? most - 1 : most).map(({ title }) => title)
  return [...named, ...(more > 0 ? [t.andMore(more + 1)] : [])].join('\n') || '—'
}

/** The missing data that prevent a verdict; those missing also for the first kind of deal are named only there. */
function lacking({ missing = [] }: PurposeVerdict, first: PurposeVerdict | undefined): string {
  const named = (facts: typeof missing) =>
    facts
      .map(({ group, reason, service }) => {
        const name = t.groupsOfFacts[group].toLowerCase()
        if (reason === 'not_due') return `${name} (${t.notDue})`
        return reason === 'by_hand' || reason === 'elsewhere' ? `${name} (${new URL(service.url).hostname})` : name
      })
      .join(', ')
  const ofFirst = new Set(first?.missing?.map(({ group }) => group))
  const further = missing.filter(({ group }) => !ofFirst.has(group))
  const hasAllOfFirst = ofFirst.size > 0 && missing.length - further.length === ofFirst.size
  return hasAllOfFirst ? t.lackingAlike(named(further)) : `${t.lacking} ${named(missing)}`
}

/** A remark that the company disputes the finding, with the number of disputed records; empty without any. */
const disputedBeside = (marks: readonly unknown[] = []): string => (marks.length > 0 ? ` (${russianDisputed(marks.length)})` : '')

/** Reasons for or against, strongest first, at most `most`; further ones are counted in the last line. */
const reasons = (side: PurposeVerdict['for'] = [], sign: string, most: number): string =>
  [
    ...side.slice(0, most).map(({ title, fact, disputed }) => `${sign} ${fact ?? title}${disputedBeside(disputed)}`),
    ...(side.length > most ? [t.andMore(side.length - most)] : []),
  ].join('\n')
