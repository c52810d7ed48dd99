// The state of a card's page, found before it is drawn, to answer «unchanged» to readers who have the page.
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { readOnly } from '../platform/db/connect.ts'
import type { ReadPageState } from '../platform/http/page-state.ts'
import type { Services } from '../platform/services.ts'
import { readSearchedNumber } from '../registry/registry.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { findCardState } from './card-state.sql.ts'

const CARD = /^\/counter-parties\/(\d+)(?:\/([a-z]+))?\/?$/

/** Tabs that show other companies, whose changes are not part of this company's state. */
const OTHERS_TAB = 'connections'

/** Reads the state of a card's page. Null for a page that is no card, and without a valid stored summary: then one query cannot tell what the report is made of. */
export function cardStateReader(services: Pick<Services, 'db'> & Parameters<typeof getSummaries>[0]): ReadPageState {
  const summaries = getSummaries(services)
  const primary = readOnly(services.db)
  return async ({ pathname }, db = primary) => {
    const [, number = '', tab] = CARD.exec(pathname) ?? []
    if (!isIdentifierValid(number) || tab === OTHERS_TAB) return null
    const found = await findCardState(db, readSearchedNumber(number), { path: pathname.replace(/\/$/, ''), wanted: summaries.wanted() })
    return found?.mark && found.changedAt ? { mark: found.mark, changedAt: found.changedAt } : null
  }
}
