// The search box above a company card. Submitting it opens the search page, or the card of a complete number.
import { Form } from 'react-router'
import { UnderEmptyField } from '../company-search/recent/under-empty-field.tsx'
import { SubmittedField } from '../company-search/submitted-field.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { SearchField } from '../ui/search-field.tsx'
import { cardMessages } from './company-card.messages.ts'
import styles from './company-card.module.css'

export function CardSearch() {
  const texts = useMessages(cardMessages)
  return (
    <search className={styles.search}>
      <Form action="/counter-parties">
        <SubmittedField />
        <SearchField
          name="query"
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          maxLength={200}
          required
          autoComplete="off"
        />
      </Form>
      <UnderEmptyField />
    </search>
  )
}
