// The company as the first page of a report describes it: names, head, owners, status, size.

import { STATUS_ACTIVE } from '@sverka/contract/company/company.rules'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import { insideSentence, isOutdated } from '@sverka/contract/company-card/reliability.rules'
import type { CompanyRecord, TiedCompany } from '../registry/registry.ts'
import { dayText, percentText } from './evidence-text.ts'
import type { ReportSubject } from './printed-report.ts'
import { stateWords } from './state-words.ts'
import { decisionTexts, procedureWords, reportTexts } from './texts/report.ts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The colour of the status; an active company is not shown in green if its extract is old. */
function subjectTone({ closedOn, statusName }: CompanyRecord['row'], isOld: boolean): ReportSubject['tone'] {
  if (closedOn !== null) return 'bad'
  if (statusName !== STATUS_ACTIVE) return 'warning'
  return isOld ? 'neutral' : 'good'
}

const headName = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'person' ? readablePerson(name) : readableName(name)

/** Most owners named on the first page. */
const OWNERS_NAMED = 3

/** Owners with their shares, largest first. One that is a company also has its status: «АО «Верхнезвёздный завод» 15 % (действует)», active. */
function ownersIn({ register }: CompanyRecord, tied: readonly TiedCompany[]): string[] {
  const largest = (register.founders ?? []).toSorted((a, b) => (b.share.percent ?? 0) - (a.share.percent ?? 0))
  const named = largest.slice(0, OWNERS_NAMED).map(({ kind, name, ogrn, share }) => {
    const row = ogrn ? tied.find((one) => one.ogrn === ogrn)?.row : null
    const owner = name ? headName({ kind, name }) : reportTexts.hidden
    return [owner, share.percent === undefined ? '' : percentText(share.percent), row ? `(${insideSentence(stateWords(row))})` : '']
      .filter(Boolean)
      .join(' ')
  })
  const more = largest.length - named.length
  return more > 0 ? [...named, decisionTexts.andMore(more)] : named
}

/** `today`: the day of the report, YYYY-MM-DD. `tied`: connected companies, for the status of owners that are companies. */
export function toSubject(record: CompanyRecord, today: string, tied: readonly TiedCompany[] = []): ReportSubject {
  const { row, register, provenance } = record
  // Some heads are hidden by law: the register then has only the post.
  const [head, hidden] = [register.heads[0], register.hiddenHeads?.[0]]
  const asOf = provenance.register?.asOf ?? row.registerAsOf
  const isOld = row.closedOn === null && isOutdated(asOf, today)
  return {
    fullName: row.nameFull,
    kpp: row.kpp,
    address: row.address ?? row.city,
    head:
      head || hidden
        ? [head ? headName(head) : reportTexts.hidden, (head ?? hidden)?.post?.toLowerCase()].filter(Boolean).join(', ')
        : null,
    owners: ownersIn(record, tied),
    registeredOn: row.registeredOn,
    asOf,
    isOld,
    state: row.closedOn === null ? row.statusName : `${row.statusName} ${dayText(row.closedOn)}`,
    procedure: row.procedure && procedureWords(capitalised(row.procedure), row.procedureSince && dayText(row.procedureSince)),
    tone: subjectTone(row, isOld),
    revenue: row.revenueKopecks === null ? null : Number(row.revenueKopecks),
    headcount: row.headcount,
  }
}
