// A link to another company's card; its number comes from a register and is only linked when it holds.
import { identifierHolds } from '@sverka/contract/identifiers/identifiers'
import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { Link } from '../ui/link.tsx'
import type { CardContext } from './use-company.ts'

export function CompanyLink({ number, children }: { number: string | null; children: ReactNode }) {
  const own = useOutletContext<CardContext | null>()?.company
  // A card is no way to itself.
  if (!number || !identifierHolds(number) || number === own?.inn || number === own?.ogrn) return children
  return <Link to={`/counter-parties/${number}`}>{children}</Link>
}
