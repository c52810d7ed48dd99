// A link to another company's card; a number from a register is linked only if its check digit is right.
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { Link } from '../ui/link.tsx'
import type { CardContext } from './use-company.ts'

/** `number` is an INN or OGRN (taxpayer or registration number). Without a valid one, or inside that company's own card, only the children. */
export function CompanyLink({ number, children }: { number: string | null; children: ReactNode }) {
  const own = useOutletContext<CardContext | null>()?.company
  if (!number || !isIdentifierValid(number) || number === own?.inn || number === own?.ogrn) return children
  return <Link to={`/counter-parties/${number}`}>{children}</Link>
}
