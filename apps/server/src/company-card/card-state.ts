// Reads the state of a company card's page (from which its ETag is made) before rendering. A browser that already has the page in this state is
// answered «304 Not Modified».
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { readOnly } from '../platform/db/connect.ts'
import type { ReadPageState } from '../platform/http/page-state.ts'
import type { Services } from '../platform/services.ts'
import { readSearchedNumber } from '../registry/registry.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { findCardState } from './card-state.sql.ts'

/** Path of a card's page: ИНН (taxpayer number) or ОГРН (registration number), then optionally a tab. */
const CARD_PATH = /^\/counter-parties\/(\d+)(?:\/([a-z]+))?\/?$/

/** The tab of connections shows other companies. Their changes do not change the state of this company, so this tab has no ETag. */
const OTHERS_TAB = 'connections'

/**
 * Reads the state of a card's page. Null for other pages, and if no valid summary of the reliability report is stored: every change of the report's
 * data invalidates the summary, so without one the page may have changed.
 */
export function cardStateReader(services: Pick<Services, 'db'> & Parameters<typeof getSummaries>[0]): ReadPageState {
  const summaries = getSummaries(services)
  const primary = readOnly(services.db)
  return async ({ pathname }, db = primary) => {
    const [, number = '', tab] = CARD_PATH.exec(pathname) ?? []
    if (!isIdentifierValid(number) || tab === OTHERS_TAB) return null
    const found = await findCardState(db, readSearchedNumber(number), { path: pathname.replace(/\/$/, ''), wanted: summaries.wanted() })
    return found?.mark && found.changedAt ? { mark: found.mark, changedAt: found.changedAt } : null
  }
}
