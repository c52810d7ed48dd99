// «Сравнить»: puts a company beside those that the reader has looked at side by side last.
import { COMPARED_MOST } from '@sverka/contract/company-card/comparison.rules'
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { IconLink } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { compareAddress, comparedBefore } from './compared.ts'
import { shellMessages } from './shell.messages.ts'

interface CompareLinkProps {
  number: string
  /** Whom, for those who read many such links one after the other. */
  name?: string
  button?: boolean
}

export function CompareLink({ number, name, button }: CompareLinkProps) {
  const texts = useMessages(shellMessages)
  const [before, setBefore] = useState<readonly string[]>([])
  useEffect(() => setBefore(comparedBefore()), [])
  // A full comparison begins anew.
  const kept = before.length < COMPARED_MOST ? before.filter((one) => one !== number) : []
  const to = compareAddress({ numbers: [...kept, number] })
  if (button) return <IconLink to={to} icon="grid" label={texts.compare} />
  return (
    <Link to={to}>
      {texts.compare}
      {name && <VisuallyHidden> {name}</VisuallyHidden>}
    </Link>
  )
}
