// Warns a seller that goods of some of their companies cannot be paid for on the site yet, and links to the page with the missing payment details.

import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** `companies` are their names; without any, nothing is shown. */
export function UnpaidNote({ companies }: { companies: readonly string[] }) {
  const format = useFormat()
  const texts = useMessages(productFormMessages)
  if (companies.length === 0) return null
  return (
    <Note
      tone="warning"
      title={texts.unpaid}
      action={
        <ButtonLink size="small" to="/profile/money">
          {texts.unpaidWhat}
        </ButtonLink>
      }
    >
      <p>{texts.unpaidHint(format.list(companies))}</p>
    </Note>
  )
}
