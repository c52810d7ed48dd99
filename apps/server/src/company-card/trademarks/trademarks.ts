// The card's tab «Товарные знаки»: the company's registered trademarks, newest first.
import type { Trademark as WireTrademark } from '@sverka/contract/company/company'
import type { CompanyRecord, Trademark } from '../../registry/registry.ts'
import { blockSource, type CheckedTab, newestFirst, orEmpty, type PageQuery, stableId, tabPage } from '../tab-list.ts'

/** Every stored trademark, newest first. */
export const listTrademarks = (record: CompanyRecord): WireTrademark[] => sortedTrademarks(record).map(presentTrademark)

const sortedTrademarks = ({ blocks }: CompanyRecord): Trademark[] =>
  [...orEmpty(blocks.trademarks?.trademarks)].sort((a, b) => newestFirst(a.registeredOn, b.registeredOn))

/** One page of trademarks, newest first; `search` is a part of the registration number. */
export function readTrademarksPage({ record, checked }: CheckedTab, query: PageQuery & { readonly search?: string }) {
  const all = sortedTrademarks(record)
  const number = query.search?.trim() ?? ''
  const passed = all.filter((mark) => mark.number.includes(number))
  return {
    ...tabPage({ all, passed, entryKey: ({ number }) => number }, query, presentTrademark),
    source: blockSource(record, 'trademarks'),
    checked,
  }
}

function presentTrademark(mark: Trademark): WireTrademark {
  return {
    id: stableId(mark.number),
    trademark_id: mark.number,
    registration_date: mark.registeredOn ?? null,
    end_date: mark.expiresOn ?? null,
    link: mark.url ?? null,
    sections: orEmpty(mark.sections).map(({ title, content }, index) => ({ id: index + 1, title, content })),
  }
}
