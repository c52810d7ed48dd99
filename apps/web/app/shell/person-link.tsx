// A person's name: a link to their page if there is a valid taxpayer number (ИНН), otherwise text. Only members see that page, hence `nofollow`.
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'

export function PersonLink({ inn, children, className }: { inn: string | null; children: ReactNode; className?: string | undefined }) {
  if (!inn || identifierKind(inn) !== 'inn-person' || !isIdentifierValid(inn)) return children
  return (
    <Link to={`/people/${inn}`} rel="nofollow" className={className}>
      {children}
    </Link>
  )
}
