// Texts of a tie (a connection of a company with a head, founder, address and so on): kind, share, dates and source, and links to its two ends.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { Tie, TieNode } from '@sverka/contract/ties/ties'
import { isWeaker } from '@sverka/contract/ties/ties.rules'
import type { ReactNode } from 'react'
import { cardMessages } from '../company-card/company-card.messages.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PersonLink } from '../shell/person-link.tsx'
import { useRegisterWords } from '../shell/register-words.ts'
import { Tag } from '../ui/badge.tsx'
import { Link } from '../ui/link.tsx'
import { tiesMessages } from './ties.messages.ts'

export const nodeName = ({ kind, name }: Pick<TieNode, 'kind' | 'name'>): string =>
  kind === 'person' ? readablePerson(name) : kind === 'company' ? readableName(name) : name

/** The name as a link to the company's card or the person's page; an address and a phone have no link. */
export function NodeLink({ node }: { node: TieNode }): ReactNode {
  const name = nodeName(node)
  if (node.kind === 'person') return <PersonLink inn={node.inn}>{name}</PersonLink>
  if (node.ogrn && node.status) return <Link to={`/counter-parties/${node.ogrn}`}>{name}</Link>
  return name
}

/** Returns a function that names a tie: «директор» (director), «участник, 40 %» (member with a share), «общий адрес» (shared address). */
export function useTieWords(): (tie: Tie) => string {
  const texts = useMessages(tiesMessages)
  const words = useRegisterWords()
  const format = useFormat()
  return ({ kind, percent, post }) => {
    if (kind === 'head' && post) return words.position(post)
    return kind === 'founder' && percent !== null ? texts.share(format.percent(percent)) : texts.kinds[kind]
  }
}

/** Returns a function that writes the first and last day of a tie, as far as they are known. */
export function useTieDays(): (tie: Pick<Tie, 'since' | 'until'>) => string {
  const texts = useMessages(tiesMessages)
  const format = useFormat()
  return ({ since, until }) => {
    if (since && until) return texts.fromTo(format.date(since), format.date(until))
    if (since) return texts.since(format.date(since))
    return until ? texts.until(format.date(until)) : texts.dayUnknown
  }
}

/** Marks a weaker tie (a shared address or phone) and a past one. */
export function TieMarks({ tie }: { tie: Tie }): ReactNode {
  const texts = useMessages(tiesMessages)
  return (
    <>
      {isWeaker(tie.kind) && <Tag>{texts.weakerMark}</Tag>} {tie.over && <Tag>{texts.over}</Tag>}
    </>
  )
}

/** The source of the tie with the day of its data; nothing if no source is stored. */
export function TieSource({ source }: { source: Tie['source'] }): ReactNode {
  const texts = useMessages(tiesMessages)
  const card = useMessages(cardMessages)
  const format = useFormat()
  if (!source) return null
  const name = source.source === 'contacts' ? texts.contacts : (card.sources[source.source] ?? source.source)
  return source.as_of ? card.sourceAsOf(name, format.date(source.as_of), source.example) : card.source(name, source.example)
}
