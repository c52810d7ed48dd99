// Warns a seller that goods of these companies cannot be paid for on the site yet, and links to what is missing.

import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { productFormMessages } from './product-form.messages.ts'

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
