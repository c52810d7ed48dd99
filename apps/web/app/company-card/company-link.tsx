// A link to another company's card; its number comes from a register and is only linked when it holds.
import { identifierHolds } from '@sverka/contract/identifiers'
import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'

export function CompanyLink({ number, children }: { number: string | null; children: ReactNode }) {
  if (!number || !identifierHolds(number)) return children
  return <Link to={`/counter-parties/${number}`}>{children}</Link>
}
