// The facts of a company's card that its representative can dispute, a page at a time, and the marks of earlier disputes, which they can remove.
import type { DisputableFact, DisputedFact } from '@sverka/contract/disputed-facts/disputed-facts'
import { isMarked } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Pager } from '../shell/pager.tsx'
import { useSubmit } from '../shell/use-submit.ts'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { RuledList } from '../ui/list.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { useFactWords, useSourceWords } from './dispute-words.ts'
import { newDisputeMessages } from './new-dispute.messages.ts'

interface FactChoiceProps {
  facts: { readonly count: number; readonly page: number; readonly page_size: number; readonly result: readonly DisputableFact[] }
  disputes: readonly DisputedFact[]
  /** INN (taxpayer number) or OGRN (registration number) of the company. */
  number: string
}

export function FactChoice({ facts, disputes, number }: FactChoiceProps) {
  const texts = useMessages(newDisputeMessages)
  // This page loads for the representative only, so they may remove every mark that still stands.
  const ownMarks = disputes.filter(({ state }) => isMarked(state))
  return (
    <Stack gap={4}>
      {ownMarks.length > 0 && (
        <Panel title={texts.own}>
          <RuledList>
            {ownMarks.map((dispute) => (
              <OwnMark key={dispute.id} dispute={dispute} />
            ))}
          </RuledList>
        </Panel>
      )}
      <Panel title={texts.choose}>
        {facts.count === 0 ? (
          <EmptyState icon="inbox" title={texts.nothing}>
            {texts.nothingText}
          </EmptyState>
        ) : (
          <RuledList>
            {facts.result.map((fact) => (
              <Fact key={`${fact.kind} ${fact.record}`} fact={fact} number={number} />
            ))}
          </RuledList>
        )}
      </Panel>
      <Pager
        current={facts.page}
        last={Math.ceil(facts.count / facts.page_size)}
        pageHref={(page) => `/disputed-facts/${number}/new?page=${page}`}
      />
    </Stack>
  )
}

function Fact({ fact, number }: { fact: DisputableFact; number: string }) {
  const texts = useMessages(newDisputeMessages)
  const factWords = useFactWords()
  const sourceWords = useSourceWords()
  const name = factWords(fact)
  const query = new URLSearchParams({ kind: fact.kind, record: fact.record })
  return (
    <li>
      <Row between wrap>
        <Stack gap={1}>
          <span>{name}</span>
          {fact.source && (
            <Text size="caption" tone="muted">
              {sourceWords(fact.source.source, fact.source.as_of)}
            </Text>
          )}
        </Stack>
        {fact.disputed ? (
          <Tag icon="flag">{texts.disputed}</Tag>
        ) : (
          <Link to={`/disputed-facts/${number}/new?${query}`} aria-label={`${texts.dispute}: ${name}`}>
            {texts.dispute}
          </Link>
        )}
      </Row>
    </li>
  )
}

function OwnMark({ dispute }: { dispute: DisputedFact }) {
  const texts = useMessages(newDisputeMessages)
  const factWords = useFactWords()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [isRemoved, setRemoved] = useState(false)
  const { busy, error, send } = useSubmit(texts.failed, async () => {
    await browserCall('POST /api/v1/disputed-facts/:id/withdrawal/', { params: { id: dispute.id } })
    setRemoved(true)
    toast.success(texts.withdrawn)
    await revalidate()
  })
  const name = factWords(dispute)
  return (
    <li>
      <Row between wrap>
        <span>{name}</span>
        <Button size="small" busy={busy} disabled={isRemoved} aria-label={`${texts.withdraw}: ${name}`} onClick={() => void send()}>
          {texts.withdraw}
        </Button>
      </Row>
      <ErrorNote>{error}</ErrorNote>
    </li>
  )
}
