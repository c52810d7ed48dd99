// What a card's page is made of, before it is drawn: by it a reader who has the page already is told so.
import { identifierHolds } from '@sverka/contract/identifiers/identifiers'
import { readOnly } from '../platform/db/connect.ts'
import type { ReadPageState } from '../platform/http/page-state.ts'
import type { Services } from '../platform/services.ts'
import { soughtBy } from '../registry/registry.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { findCardState } from './card-state.sql.ts'

const CARD = /^\/counter-parties\/(\d+)(?:\/([a-z]+))?\/?$/

/** It shows other companies, whose changes nothing tells this one of. */
const OTHERS_TAB = 'connections'

/** Null also while no stored summary holds: what the report is made of is not to be known by one question then. */
export function cardStateReader(services: Pick<Services, 'db'> & Parameters<typeof getSummaries>[0]): ReadPageState {
  const summaries = getSummaries(services)
  const primary = readOnly(services.db)
  return async ({ pathname }, db = primary) => {
    const [, number = '', tab] = CARD.exec(pathname) ?? []
    if (!identifierHolds(number) || tab === OTHERS_TAB) return null
    const found = await findCardState(db, soughtBy(number), { path: pathname.replace(/\/$/, ''), wanted: summaries.wanted() })
    return found?.mark && found.changedAt ? { mark: found.mark, changedAt: found.changedAt } : null
  }
}
