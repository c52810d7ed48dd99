// The pager of a list of staff: links to the same address with another page number.
import { Pager } from '../shell/pager.tsx'
import { hrefOfPage, pageOf } from './for-staff.ts'

export function Pages({ params, count, size }: { params: URLSearchParams; count: number; size: number }) {
  return <Pager current={pageOf(params)} last={Math.max(1, Math.ceil(count / size))} hrefOf={(page) => hrefOfPage(params, page)} />
}
