// What opens under the search box: the best companies and sole traders of the answer, one key press from their cards.
import { statusClass } from '@sverka/contract/company.rules'
import type { FoundCompany } from '@sverka/contract/company-search'
import { Link } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { statusIcons } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Digits } from '../ui/text.tsx'
import { searchMessages } from './company-search.messages.ts'
import { marksIn } from './marked.rules.ts'
import { Marked } from './marked.tsx'
import styles from './search-suggestions.module.css'
import { cardAddress, optionId, type SuggestionGroup } from './search-suggestions.rules.ts'

interface SearchSuggestionsProps {
  listId: string
  groups: readonly SuggestionGroup[]
  isOpen: boolean
  active: FoundCompany | undefined
}

export function SearchSuggestions({ listId, groups, isOpen, active }: SearchSuggestionsProps) {
  const texts = useMessages(searchMessages)
  return (
    <div id={listId} role="listbox" aria-label={texts.label} className={styles.list} hidden={!isOpen}>
      {groups.map(({ kind, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox is no fieldset
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <div id={`${listId}-${kind}`} className={styles.group} role="presentation">
            {texts.groups[kind]}
          </div>
          {rows.map((company) => (
            <Suggestion key={company.id} id={optionId(listId, company.id)} company={company} isActive={company === active} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SuggestionProps {
  id: string
  company: FoundCompany
  isActive: boolean
}

function Suggestion({ id, company, isActive }: SuggestionProps) {
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
      <span className={classNames(styles.status, styles[look])}>
        <Icon name={statusIcons[look]} size="small" />
        {company.status}
      </span>
    </Link>
  )
}
