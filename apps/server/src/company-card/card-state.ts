// The state (ETag) of a card's page, found before rendering, so that a browser which has the page is answered «304 Not Modified».
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { readOnly } from '../platform/db/connect.ts'
import type { ReadPageState } from '../platform/http/page-state.ts'
import type { Services } from '../platform/services.ts'
import { readSearchedNumber } from '../registry/registry.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { findCardState } from './card-state.sql.ts'

const CARD = /^\/counter-parties\/(\d+)(?:\/([a-z]+))?\/?$/

/** The tab that shows other companies, whose changes this company's state does not contain. */
const OTHERS_TAB = 'connections'

/**
 * Reads the state of a card's page. Null for other pages, and without a valid stored summary, because then one query cannot tell from what the
 * report is made.
 */
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
