// Suggestions under a search box, grouped by kind: name, number, head, place and status; each links to the company's page («card»).
import type { CompanyKind } from '@sverka/contract/company/company'
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'
import type { HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRegisterWords } from '../../shell/register-words.ts'
import { shellMessages } from '../../shell/shell.messages.ts'
import { statusVariant, useOutdatedOn, useProcedureText } from '../../shell/status-marks.tsx'
import { statusIcons } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Digits } from '../../ui/text.tsx'
import { searchMessages } from '../company-search.messages.ts'
import { Attention } from '../found/attention.tsx'
import { founderFound, marksIn, otherNameFound } from '../found/marked.rules.ts'
import { Marked } from '../found/marked.tsx'
import styles from './suggestion-groups.module.css'
import { optionId, type SuggestionGroup, suggestionCardUrl } from './suggestion-groups.rules.ts'

const KOPECKS = 100

/** The list under a search box. It stays in the page when hidden, because the field refers to it by `aria-controls`. */
export const SuggestionBox = (props: HTMLAttributes<HTMLDivElement>) => <div {...props} className={styles.box} />

interface SuggestionGroupsProps {
  listId: string
  groups: readonly SuggestionGroup[]
  labels: Readonly<Record<CompanyKind, string>>
  /** The row chosen by the arrow keys. */
  active: FoundAnywhere | undefined
}

/** Must be placed inside an element with the role `listbox`. */
export const SuggestionGroups = ({ listId, groups, labels, active }: SuggestionGroupsProps) =>
  groups.map(({ kind, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is no fieldset
    <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
      <div id={`${listId}-${kind}`} className={styles.group} role="presentation">
        {labels[kind]}
      </div>
      {rows.map((company) => (
        <Suggestion key={company.ogrn} id={optionId(listId, company)} company={company} isActive={company === active} />
      ))}
    </div>
  ))

interface SuggestionProps {
  id: string
  company: FoundAnywhere
  isActive: boolean
}

function Suggestion({ id, company, isActive }: SuggestionProps) {
  const procedureText = useProcedureText()
  const words = useRegisterWords()
  const shell = useMessages(shellMessages)
  const format = useFormat()
  // Day of a register extract too old to prove that the company is active; else null.
  const outdatedOn = useOutdatedOn()(company.status, company.as_of)
  const variant = statusVariant(company.status)
  // «Active» is not shown in green if the extract is outdated or the company has a stop factor, a fact that alone rules out a deal.
  const isUnsure = outdatedOn || (variant === 'active' && company.attention?.polarity === 'stop')
  const look = company.procedure ? 'procedure' : isUnsure ? 'unknown' : variant
  const state = company.procedure ? procedureText(company.procedure) : words.status(company.status)
  return (
    <Link
      id={id}
      to={suggestionCardUrl(company)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(styles.row, isActive && styles.chosen)}
    >
      <span className={styles.name}>
        <Marked text={company.name} ranges={marksIn(company, 'name')} />
      </span>
      <span className={styles.number}>
        <Digits>
          <Marked text={company.inn ?? company.ogrn} ranges={marksIn(company, company.inn ? 'inn' : 'ogrn')} />
        </Digits>
      </span>
      <span className={styles.about}>
        <About company={company} />
      </span>
      {company.status !== '' && (
        <span className={classNames(styles.status, styles[look])}>
          <Icon name={statusIcons[look]} size="small" />
          {outdatedOn ? `${state} ${shell.asOf(format.date(outdatedOn))}` : state}
        </span>
      )}
      <Facts company={company} />
    </Link>
  )
}

/** Revenue with its year, and the most serious finding. */
function Facts({ company: { revenue, attention } }: Pick<SuggestionProps, 'company'>) {
  const texts = useMessages(searchMessages)
  const format = useFormat()
  if (!revenue && !attention) return null
  return (
    <span className={styles.facts}>
      {revenue && <span className={styles.revenue}>{texts.revenue(format.shortMoney(revenue.kopecks / KOPECKS), revenue.year)}</span>}
      <Attention finding={attention} />
    </span>
  )
}

/** Head and place. If the query matched the founder or a former or foreign name, that is shown instead of the head. */
function About({ company }: Pick<SuggestionProps, 'company'>) {
  const texts = useMessages(searchMessages)
  const founder = founderFound(company)
  const name = otherNameFound(company)
  const [label, reason] = founder ? [texts.founder, founder] : name ? [texts.otherNames[name.kind], name.mark] : ['', null]
  const location = company.address ?? company.region
  const who = reason ?? (company.leader ? { text: company.leader, ranges: marksIn(company, 'leader') } : null)
  return (
    <>
      {label} {who && <Marked {...who} />}
      {who && location && ', '}
      {location}
    </>
  )
}
