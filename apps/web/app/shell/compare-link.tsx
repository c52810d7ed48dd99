// «Сравнить»: adds a company to the last comparison made in this browser.
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { IconLink } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { besideLast, compareAddress } from './compared.ts'
import { shellMessages } from './shell.messages.ts'

interface CompareLinkProps {
  number: string
  /** The company's name, for screen readers that list such links. */
  name?: string
  button?: boolean
}

export function CompareLink({ number, name, button }: CompareLinkProps) {
  const texts = useMessages(shellMessages)
  // Used before hydration, the link opens a page that adds the company itself.
  const [to, setTo] = useState(() => compareAddress({ numbers: [number], besideLast: true }))
  useEffect(() => setTo(compareAddress({ numbers: besideLast([number]) })), [number])
  if (button) return <IconLink to={to} icon="grid" label={texts.compare} />
  return (
    <Link to={to}>
      {texts.compare}
      {name && <VisuallyHidden> {name}</VisuallyHidden>}
    </Link>
  )
}
