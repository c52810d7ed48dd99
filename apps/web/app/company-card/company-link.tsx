// A link to another company's card; a number from a register is linked only if its check digit is right.
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { Link } from '../ui/link.tsx'
import type { CardContext } from './use-company.ts'

export function CompanyLink({ number, children }: { number: string | null; children: ReactNode }) {
  const own = useOutletContext<CardContext | null>()?.company
  // A card does not link to itself.
  if (!number || !isIdentifierValid(number) || number === own?.inn || number === own?.ogrn) return children
  return <Link to={`/counter-parties/${number}`}>{children}</Link>
}
