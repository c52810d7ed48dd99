// «Сравнить»: puts a company beside those that the reader has looked at side by side last.
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { IconLink } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { besideLast, compareAddress } from './compared.ts'
import { shellMessages } from './shell.messages.ts'

interface CompareLinkProps {
  number: string
  /** Whom, for those who read many such links one after the other. */
  name?: string
  button?: boolean
}

export function CompareLink({ number, name, button }: CompareLinkProps) {
  const texts = useMessages(shellMessages)
  // Pressed before the scripts are ready it leads to a page that puts them together.
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
