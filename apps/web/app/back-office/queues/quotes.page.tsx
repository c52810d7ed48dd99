// `/back-office/quotes`: requests for prices, which buyers send to sellers of a category, that sellers complained about. Staff keep each, or remove
// it from the sellers' lists.
import type { StaffQuote } from '@sverka/contract/quotes/quotes.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { QuoteFacts } from '../../quotes/quote-facts.tsx'
import { QuoteFiles } from '../../quotes/quote-files.tsx'
import { quotesMessages } from '../../quotes/quotes.messages.ts'
import { languageInBrowser } from '../../reliability/reader-language.ts'
import { Tag } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { Decision, type Decisions } from '../decision.tsx'
import { QUEUE_PAGE_SIZE, Queue } from '../queue.tsx'
import type { QueueNavigation } from '../queue-navigation.ts'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { withPresences } from '../use-presences.ts'
import type { Route } from './+types/quotes.page'
import { queuesMessages } from './queues.messages.ts'
import { quotesQueueMessages } from './quotes.messages.ts'

export const clientLoader = staffLoader(() => {
  const query = { page_size: QUEUE_PAGE_SIZE, lang: languageInBrowser() }
  return withPresences('quotes', browserCall('GET /api/v1/admin/quote-requests/', { query }))
})

export default function QuotesQueuePage({ loaderData: { result, count, presences } }: Route.ComponentProps) {
  const texts = useMessages(quotesQueueMessages)
  const quoteTexts = useMessages(quotesMessages)
  const counts = useMessages(queuesMessages)
  const itemKind = () => texts.title
  return (
    <StaffPage title={texts.title} count={count}>
      <Queue
        name="quotes"
        label={texts.title}
        items={result}
        total={count}
        presences={presences}
        batchOptions={{ itemKind, listDecisions: useDecisions() }}
        describe={({ id, lines, complaints, created_at }) => ({
          title: quoteTexts.number(id),
          more: lines[0]?.name,
          since: complaints[0]?.created_at ?? created_at,
          marks: <Tag>{counts.complaintCount(complaints.length)}</Tag>,
        })}
        review={(quote, navigation) => <QuoteReview quote={quote} navigation={navigation} />}
      />
    </StaffPage>
  )
}

function QuoteReview({ quote, navigation }: { quote: StaffQuote; navigation: QueueNavigation }) {
  const texts = useMessages(quotesQueueMessages)
  const quoteTexts = useMessages(quotesMessages)
  return (
    <>
      <Heading level={2} look="h3">
        {quoteTexts.number(quote.id)}
      </Heading>
      <Text as="p" tone="secondary">
        {quoteTexts.states[quote.state]}, {texts.asked(quote.asked)}
      </Text>
      <DescriptionList
        items={[{ label: texts.buyer, value: <Link to={`/back-office/people/${quote.buyer.id}`}>{quote.buyer.full_name}</Link> }]}
      />
      <Complaints quote={quote} />
      <QuoteFacts request={quote} />
      <Flagged quote={quote} />
      <Files quote={quote} />
      <Decision navigation={navigation} {...useDecisions()(quote)} keys={texts.keys} />
    </>
  )
}

/** The attached files, which staff can remove one by one. */
function Files({ quote: { id, files } }: { quote: StaffQuote }) {
  const texts = useMessages(quotesQueueMessages)
  const remove = (file: string) => browserCall('POST /api/v1/admin/quote-requests/:id/files/:file/remove/', { params: { id, file } })
  return (
    <>
      <QuoteFiles id={id} files={files} onRemove={remove} mayAdd={false} />
      {files.map((file, index) => file.is_removed && <Note key={file.id}>{texts.fileGone(index + 1)}</Note>)}
    </>
  )
}

/** Keep or remove. `seen` is the last complaint that staff read: a complaint made since stays open. */
function useDecisions(): (quote: StaffQuote) => Decisions {
  const texts = useMessages(quotesQueueMessages)
  const common = useMessages(queuesMessages)
  return ({ id, last_complaint }) => ({
    agree: {
      text: common.keep,
      done: common.keptToast,
      act: () =>
        browserCall('POST /api/v1/admin/quote-requests/:id/keep/', {
          params: { id },
          query: last_complaint ? { seen: last_complaint } : {},
        }),
    },
    refuse: {
      title: texts.removeTitle,
      lead: texts.removeLead,
      reasons: texts.removeReasons,
      submit: texts.remove,
      done: texts.removed,
      act: (reason) => browserCall('POST /api/v1/admin/quote-requests/:id/remove/', { params: { id }, body: { reason } }),
    },
  })
}

/** Links and stop words that the text filter finds now. It let the request pass, but staff may have added words to the stop list since. */
function Flagged({ quote: { links, stop_words } }: { quote: StaffQuote }) {
  const texts = useMessages(queuesMessages)
  const findings = [...links, ...stop_words.map(({ word, note }) => (note ? `${word} (${note})` : word))]
  if (findings.length === 0) return null
  return (
    <Note tone="warning" title={texts.flaggedTitle}>
      {findings.join(', ')}
    </Note>
  )
}

function Complaints({ quote: { complaints } }: { quote: StaffQuote }) {
  const texts = useMessages(quotesQueueMessages)
  const counts = useMessages(queuesMessages)
  const format = useFormat()
  return (
    <Panel title={counts.complaintCount(complaints.length)} compact>
      <Stack gap={3}>
        {complaints.map(({ text, file, user, created_at }) => (
          <div key={user.id}>
            <p className={styles.text}>{text}</p>
            <Text size="caption" tone="muted">
              {user.full_name}, {format.dateTime(created_at)}
              {file !== null && `, ${texts.aboutFile(file)}`}
            </Text>
          </div>
        ))}
      </Stack>
    </Panel>
  )
}
