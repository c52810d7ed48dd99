// The company of a report, as its first page describes it.

import { STATUS_ACTIVE } from '@sverka/contract/company/company.rules'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import { isOutdated } from '@sverka/contract/company-card/reliability.rules'
import type { CompanyRecord } from '../registry/registry.ts'
import { day } from './evidence-text.ts'
import type { Subject } from './paper.ts'
import { procedureWords, words } from './texts/report.ts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An old extract gives no reassuring colour. */
function subjectTone({ closedOn, statusName }: CompanyRecord['row'], isOld: boolean): Subject['tone'] {
  if (closedOn !== null) return 'bad'
  if (statusName !== STATUS_ACTIVE) return 'warning'
  return isOld ? 'neutral' : 'good'
}

const headName = ({ kind, name }: Pick<CompanyRecord['register']['heads'][number], 'kind' | 'name'>): string =>
  kind === 'person' ? readablePerson(name) : readableName(name)

export function toSubject({ row, register, provenance }: CompanyRecord, today: string): Subject {
  const [head, hidden] = [register.heads[0], register.hiddenHeads?.[0]]
  const asOf = provenance.register?.asOf ?? row.registerAsOf
  const isOld = row.closedOn === null && isOutdated(asOf, today)
  return {
    fullName: row.nameFull,
    kpp: row.kpp,
    address: row.address ?? row.city,
    head: head || hidden ? [head ? headName(head) : words.hidden, (head ?? hidden)?.post?.toLowerCase()].filter(Boolean).join(', ') : null,
    registeredOn: row.registeredOn,
    asOf,
    isOld,
    state: row.closedOn === null ? row.statusName : `${row.statusName} ${day(row.closedOn)}`,
    procedure: row.procedure && procedureWords(capitalised(row.procedure), row.procedureSince && day(row.procedureSince)),
    tone: subjectTone(row, isOld),
    revenue: row.revenueKopecks === null ? null : Number(row.revenueKopecks),
    headcount: row.headcount,
  }
}
