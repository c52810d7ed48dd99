// What opens under the home search: the switch between groups, the rows, or why there are none.
import { statusClass } from '@sverka/contract/company.rules'
import type { FoundAnywhere } from '@sverka/contract/company-search.everywhere'
import type { Dispatch } from 'react'
import { Link } from 'react-router'
import { marksIn } from '../../company-search/marked.rules.ts'
import { Marked } from '../../company-search/marked.tsx'
import { useMessages } from '../../i18n/catalogue.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { statusIcons } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Digits } from '../../ui/text.tsx'
import { homeMessages } from './home.messages.ts'
import { cardAddress, type Found, groupsOf, rowsOf, type SearchEvent, type SearchState, searchModes } from './home-search.rules.ts'
import styles from './home-search-drop.module.css'

/** Identifies a row for the field's `aria-activedescendant`. */
export const optionId = (listId: string, company: string): string => `${listId}-${company}`

interface DropProps {
  listId: string
  state: SearchState
  dispatch: Dispatch<SearchEvent>
}

export function HomeSearchDrop({ listId, state, dispatch }: DropProps) {
  const { search: texts } = useMessages(homeMessages)
  const { outcome, isOpen, mode } = state
  const found = outcome.kind === 'found' ? outcome.found : null
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && found ? texts.foundAloud(found.count) : ''}</span>
      </VisuallyHidden>
      <div className={styles.drop} hidden={!isOpen}>
        {found && found.companies.length > 0 && (
          <div className={styles.head}>
            <Segmented
              label={texts.show}
              segments={searchModes.map((value) => ({ value, label: texts.modes[value] }))}
              chosen={mode}
              onChoose={(chosen) => dispatch({ type: 'mode', mode: chosen })}
            />
            <span className={styles.count}>{texts.found(found.count, found.exact)}</span>
          </div>
        )}
        <div id={listId} role="listbox" aria-label={texts.label}>
          {found && <Groups listId={listId} state={state} />}
        </div>
        <Remark state={state} />
        {found && found.companies.length > 0 && <AllResults found={found} />}
      </div>
    </>
  )
}

const AllResults = ({ found }: { found: Found }) => {
  const { search: texts } = useMessages(homeMessages)
  return (
    <p className={styles.all}>
      <Link to={`/counter-parties?${new URLSearchParams({ query: found.query })}`}>{texts.all}</Link>
    </p>
  )
}

/** Why no row is shown. */
function Remark({ state }: { state: SearchState }) {
  const { search: texts } = useMessages(homeMessages)
  const errorText = useErrorText()
  const { outcome } = state
  const remark = (): string | null => {
    if (outcome.kind === 'searching') return texts.searching
    if (outcome.kind === 'wrong-digit') return texts.wrongDigit
    if (outcome.kind === 'failed') return outcome.code === 'no_connection' ? texts.offline : errorText(outcome.code)
    if (outcome.kind !== 'found' || rowsOf(state).length > 0) return null
    return outcome.found.companies.length === 0 ? texts.empty : texts.emptyGroup
  }
  const text = remark()
  return text && <p className={styles.remark}>{text}</p>
}

function Groups({ listId, state }: { listId: string; state: SearchState }) {
  const { search: texts } = useMessages(homeMessages)
  const active = state.active === null ? undefined : rowsOf(state)[state.active]
  return groupsOf(state).map(({ mode, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is no fieldset
    <div key={mode} role="group" aria-labelledby={`${listId}-${mode}`}>
      <div id={`${listId}-${mode}`} className={styles.group} role="presentation">
        {texts.modes[mode]}
      </div>
      {rows.map((company) => (
        <Row key={company.ogrn} id={optionId(listId, company.ogrn)} company={company} isActive={company === active} />
      ))}
    </div>
  ))
}

interface RowProps {
  id: string
  company: FoundAnywhere
  isActive: boolean
}

function Row({ id, company, isActive }: RowProps) {
  const look = statusClass(company.status)
  return (
    <Link
      id={id}
      to={cardAddress(company)}
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
      <span className={styles.about}>{[company.leader, company.address ?? company.region].filter(Boolean).join(', ')}</span>
      {company.status !== '' && (
        <span className={classNames(styles.status, styles[look])}>
          <Icon name={statusIcons[look]} size="small" />
          {company.status}
        </span>
      )}
    </Link>
  )
}
