// The mark beside a fact of a company card, such as a court case, that the company disputes as wrong; nothing beside other facts.
import type { FactKind } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { lazy } from 'react'
import { useCompany, useDisputed } from './use-company.ts'

/** Loaded where something is disputed. No Suspense fallback: it would hide the server's markup. */
const DisputedMark = lazy(async () => ({ default: (await import('../disputed-facts/disputed-mark.tsx')).DisputedMark }))

/** `record`: number of one of several records of a kind; left out for facts that a company has once, such as its address. */
export function Disputed({ kind, record }: { kind: FactKind; record?: string }) {
  const { inn, ogrn } = useCompany()
  const dispute = useDisputed().find((item) => item.kind === kind && (record === undefined || item.record === record))
  return dispute ? <DisputedMark dispute={dispute} number={inn ?? ogrn} /> : null
}
