// Texts of a tie and its ends: relation with share, dates, source, and the link of a name.
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

/** The name as a link to the card or the person's page. */
export function NodeLink({ node }: { node: TieNode }): ReactNode {
  const name = nodeName(node)
  if (node.kind === 'person') return <PersonLink inn={node.inn}>{name}</PersonLink>
  if (node.ogrn && node.status) return <Link to={`/counter-parties/${node.ogrn}`}>{name}</Link>
  return name
}

/** «директор», «участник, 40 %», «общий адрес». */
export function useTieWords(): (tie: Tie) => string {
  const texts = useMessages(tiesMessages)
  const words = useRegisterWords()
  const format = useFormat()
  return ({ kind, percent, post }) => {
    if (kind === 'head' && post) return words.position(post)
    return kind === 'founder' && percent !== null ? texts.share(format.percent(percent)) : texts.kinds[kind]
  }
}

/** The dates of the tie, as far as known. */
export function useTieDays(): (tie: Pick<Tie, 'since' | 'until'>) => string {
  const texts = useMessages(tiesMessages)
  const format = useFormat()
  return ({ since, until }) => {
    if (since && until) return texts.fromTo(format.date(since), format.date(until))
    if (since) return texts.since(format.date(since))
    return until ? texts.until(format.date(until)) : texts.dayUnknown
  }
}

export function TieMarks({ tie }: { tie: Tie }): ReactNode {
  const texts = useMessages(tiesMessages)
  return (
    <>
      {isWeaker(tie.kind) && <Tag>{texts.weakerMark}</Tag>} {tie.over && <Tag>{texts.over}</Tag>}
    </>
  )
}

export function TieSource({ source }: { source: Tie['source'] }): ReactNode {
  const texts = useMessages(tiesMessages)
  const card = useMessages(cardMessages)
  const format = useFormat()
  if (!source) return null
  const name = source.source === 'contacts' ? texts.contacts : (card.sources[source.source] ?? source.source)
  return source.as_of ? card.sourceAsOf(name, format.date(source.as_of), source.example) : card.source(name, source.example)
}
