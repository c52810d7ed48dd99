// `/back-office/disputes`: facts of company cards that the company's representative marked as disputed. Staff only check that the stated reason and
// the attached document are in order, not who is right. If they agree, the representative's words and document become public; if not, the mark is
// removed.
import { readableName } from '@sverka/contract/company/names'
import type { StaffDispute } from '@sverka/contract/disputed-facts/disputed-facts.staff'
import { useState } from 'react'
import { browserCall, saveFile } from '../../api/browser-call.ts'
import { useFactWords, useSourceWords } from '../../disputed-facts/dispute-words.ts'
import { disputedMessages } from '../../disputed-facts/disputed-facts.messages.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useRefused } from '../../shell/use-refused.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { Decision } from '../decision.tsx'
import { QUEUE_PAGE_SIZE, Queue } from '../queue.tsx'
import type { QueueNavigation } from '../queue-navigation.ts'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { withPresences } from '../use-presences.ts'
import type { Route } from './+types/disputes.page'
import { disputesMessages } from './disputes.messages.ts'

export const clientLoader = staffLoader(() =>
  withPresences('disputes', browserCall('GET /api/v1/admin/disputed-facts/', { query: { page_size: QUEUE_PAGE_SIZE } })),
)

export default function DisputesPage({ loaderData: { result, count, presences } }: Route.ComponentProps) {
  const texts = useMessages(disputesMessages)
  const factWords = useFactWords()
  return (
    <StaffPage title={texts.title} count={count}>
      <Queue
        name="disputes"
        label={texts.title}
        items={result}
        total={count}
        presences={presences}
        describe={(dispute) => ({ title: factWords(dispute), more: readableName(dispute.company.name), since: dispute.disputed_at })}
        review={(dispute, navigation) => <DisputeReview dispute={dispute} navigation={navigation} />}
      />
    </StaffPage>
  )
}

function DisputeReview({ dispute, navigation }: { dispute: StaffDispute; navigation: QueueNavigation }) {
  const texts = useMessages(disputesMessages)
  const factWords = useFactWords()
  const { id, company } = dispute
  const { isOpened, open } = useDocument(dispute)
  const params = { id }
  return (
    <>
      <Heading level={2} look="h3">
        {factWords(dispute)}
      </Heading>
      <Text as="p" tone="secondary">
        <Link to={`/counter-parties/${company.ogrn}/${dispute.tab}`}>{readableName(company.name)}</Link>
      </Text>
      <Text as="p" tone="secondary">
        {texts.lead}
      </Text>
      <Facts dispute={dispute} onOpen={open} />
      <Decision
        navigation={navigation}
        agree={{
          text: texts.agree,
          done: texts.agreed,
          isAllowed: isOpened,
          act: () => browserCall('POST /api/v1/admin/disputed-facts/:id/acceptance/', { params }),
        }}
        refuse={{
          title: texts.refuseTitle,
          lead: texts.refuseLead,
          reasons: texts.reasons,
          submit: texts.refuse,
          done: texts.refused,
          act: (reason) => browserCall('POST /api/v1/admin/disputed-facts/:id/refusal/', { params, body: { reason } }),
        }}
        keys={texts.keys}
        more={{ o: open }}
        note={!isOpened && <Text tone="muted">{texts.openFirst}</Text>}
      />
    </>
  )
}

/** Downloads the attached document; staff can agree only after that. */
function useDocument({ id, document }: StaffDispute) {
  const texts = useMessages(disputesMessages)
  const refused = useRefused()
  const [isOpened, setOpened] = useState(false)
  const open = () => {
    saveFile('GET /api/v1/disputed-facts/:id/document/', { params: { id } }, document?.name ?? 'document')
      .then(() => setOpened(true))
      .catch((cause: unknown) => refused(cause, { failed: texts.openFailed }))
  }
  return { isOpened, open }
}

/**
 * The representative's statement (`said`), what the text filter found in it, the reason, the body to which they appealed (`addressee`) with number
 * and date of the appeal, and the register that the disputed fact is from.
 */
function Facts({ dispute, onOpen }: { dispute: StaffDispute; onOpen: () => void }) {
  const texts = useMessages(disputesMessages)
  const disputeTexts = useMessages(disputedMessages)
  const format = useFormat()
  const sourceWords = useSourceWords()
  const { reason, said, addressee, appeal, user, source, source_as_of: asOf, document, links, stop_words: stopWords } = dispute
  const findings = [...links, ...stopWords.map(({ word, note }) => (note ? `${word} (${note})` : word))]
  const addresseeName = disputeTexts.addressees[addressee]
  return (
    <Panel compact>
      <Stack gap={3}>
        <p className={styles.text}>{said}</p>
        {findings.length > 0 && (
          <Note tone="warning" title={texts.flagged}>
            {findings.join(', ')}
          </Note>
        )}
        <DescriptionList
          items={[
            { label: texts.reason, value: disputeTexts.reasons[reason] },
            {
              label: texts.appeal,
              value: appeal ? disputeTexts.appeal(addresseeName, appeal.number, format.date(appeal.on)) : addresseeName,
            },
            { label: texts.author, value: user.full_name },
            { label: texts.source, value: sourceWords(source, asOf) },
          ]}
        />
        <p className={styles.text}>{document?.name}</p>
        <Button icon="file" onClick={onOpen}>
          {texts.open} <kbd>O</kbd>
        </Button>
      </Stack>
    </Panel>
  )
}
