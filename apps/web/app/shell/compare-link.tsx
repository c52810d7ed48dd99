// Link «Compare» («Сравнить»): adds a company to the last comparison made in this browser.
import { useMessages } from '../i18n/catalogue.ts'
import { IconLink } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { shellMessages } from './shell.messages.ts'

interface CompareLinkProps {
  /** Taxpayer number (ИНН) or register number (ОГРН). */
  number: string
  /** The company's name, for screen readers that list such links. */
  name?: string
  /** Looks like an icon button instead of a text link. */
  button?: boolean
}

export function CompareLink({ number, name, button }: CompareLinkProps) {
  const texts = useMessages(shellMessages)
  // The last comparison is stored in the browser only: the script of the comparison page reads it and adds this company.
  const to = `/compare?company=${number}&beside=last`
  if (button) return <IconLink to={to} icon="grid" label={texts.compare} />
  return (
    <Link to={to}>
      {texts.compare}
      {name && <VisuallyHidden> {name}</VisuallyHidden>}
    </Link>
  )
}
