// The search field of the pages of special registers: a plain GET form to `path`, which works without JavaScript too.
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { specialRegistersMessages } from './special-registers.messages.ts'
import styles from './special-registers.module.css'

/** `everywhere`: the page at `path` searches all registers; only the label of the button depends on it. */
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
        // The limit of the API.
        maxLength={200}
      />
      <Button type="submit" variant="primary" size="large">
        {everywhere ? texts.findAll : texts.find}
      </Button>
    </form>
  )
}
