// The search of registers: a plain form whose results are a page of their own.
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { specialRegistersMessages } from './special-registers.messages.ts'
import styles from './special-registers.module.css'

export function RegisterSearch({ path, query, everywhere }: { path: string; query: string; everywhere?: boolean }) {
  const texts = useMessages(specialRegistersMessages)
  return (
    <form action={path} method="get" className={styles.search}>
      <TextField
        key={query}
        label={texts.query}
        labelHidden
        name="query"
        icon="search"
        large
        placeholder={texts.query}
        defaultValue={query}
        maxLength={200}
      />
      <Button type="submit" variant="primary" size="large">
        {everywhere ? texts.findAll : texts.find}
      </Button>
    </form>
  )
}
