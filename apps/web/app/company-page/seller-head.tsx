// The head of a seller's page: name, mark of a verified seller, rating, answering time, website, INN (taxpayer number), and key facts of the company.
import type { Seller } from '@sverka/contract/company-page/company-page'
import { FiveAnswers } from '../company-card/five-answers.tsx'
import type { CardContext } from '../company-card/use-company.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useWriting } from '../marketplace/use-writing.ts'
import { toInitials } from '../shell/avatar.tsx'
import { Tag } from '../ui/badge.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Icon } from '../ui/icon.tsx'
import { Container, Row, Stack, VisuallyHidden } from '../ui/layout.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import { companyPageMessages } from './company-page.messages.ts'
import styles from './company-page.module.css'

/** The part of a name within quotes: «Стальной Колосок» of ООО «Стальной Колосок», where ООО is the legal form (limited liability company). */
const innerName = (name: string): string => /^[^«]*«(.+)»/.exec(name)?.[1] ?? name

interface SellerHeadProps {
  seller: Seller
  /** The company's card, for its key facts; null if it could not be loaded. */
  card: CardContext | null
  /** Id of the product that a message to the seller is about; null if the seller has no goods, and then there is no button for messages. */
  product: number | null
}

export function SellerHead({ seller, card, product }: SellerHeadProps) {
  const texts = useMessages(companyPageMessages)
  return (
    <section className={styles.head}>
      <Container>
        <Breadcrumbs label={texts.trail} crumbs={[{ label: texts.marketplace, to: '/marketplace' }, { label: seller.name }]} />
        <div className={styles.title}>
          <span className={styles.logo} aria-hidden="true">
            {toInitials(innerName(seller.name))}
          </span>
          <Stack gap={2}>
            <Row gap={3} wrap>
              <Heading level={1} look="h2">
                {texts.title(seller.name)}
              </Heading>
              {seller.isVerified && !seller.is_ended && (
                <Tag tone="accent" icon="shield">
                  {texts.verified}
                </Tag>
              )}
            </Row>
            <Facts seller={seller} />
          </Stack>
          <Row gap={2} wrap>
            {product !== null && <Write product={product} />}
            <ButtonLink icon="file" to={`/counter-parties/${seller.inn ?? seller.ogrn}`}>
              {texts.report}
            </ButtonLink>
          </Row>
        </div>
        <div className={styles.table}>
          <SellerTable seller={seller} />
        </div>
        {card && (
          <div className={styles.answers}>
            <FiveAnswers card={card} />
          </div>
        )}
      </Container>
    </section>
  )
}

function Write({ product }: { product: number }) {
  const texts = useMessages(companyPageMessages)
  const { isOpening, write } = useWriting(product)
  return (
    <Button icon="message" busy={isOpening} onClick={write}>
      {texts.write}
    </Button>
  )
}

function Facts({ seller: { selling_since: since, rating, comments, answers_within: minutes } }: { seller: Seller }) {
  const texts = useMessages(companyPageMessages)
  const format = useFormat()
  const answers = useAnswers(minutes)
  return (
    <Text as="div" size="caption" tone="muted" className={styles.facts}>
      {since && <span>{texts.since(format.dateOfTime(since))}</span>}
      {rating !== null && (
        <span className={styles.rating}>
          <Icon name="star" size="small" filled className={styles.star} />
          <VisuallyHidden>{texts.rating(format.stars(rating))}, </VisuallyHidden>
          <b aria-hidden="true">{format.stars(rating)}</b> {texts.comments(comments)}
        </span>
      )}
      {answers && (
        <span>
          {texts.answers} <b>{answers}</b>
        </span>
      )}
    </Text>
  )
}

const HOUR = 60
const DAY = 24 * HOUR

/** The usual answering time as text: in minutes below one hour, in hours below two days, otherwise in days; null if the time is unknown. */
function useAnswers(minutes: number | null): string | null {
  const { answersIn } = useMessages(companyPageMessages)
  const format = useFormat()
  if (minutes === null) return null
  if (minutes < HOUR) return answersIn.minutes(format.integer(Math.max(1, minutes)))
  return minutes < 2 * DAY
    ? answersIn.hours(format.integer(Math.ceil(minutes / HOUR)))
    : answersIn.days(format.integer(Math.ceil(minutes / DAY)))
}

function SellerTable({ seller }: { seller: Seller }) {
  const texts = useMessages(companyPageMessages)
  const { website, inn } = seller
  return (
    <DescriptionList
      items={[
        { label: texts.website, value: website ? <Website url={website} /> : texts.noWebsite },
        { label: texts.inn, value: inn && <Digits>{inn}</Digits> },
      ]}
    />
  )
}

/** A website is stored with or without a scheme. With any scheme except http and https it is shown as plain text, not as a link. */
function Website({ url }: { url: string }) {
  const fullUrl = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
  if (!/^https?:\/\//i.test(fullUrl)) return url
  return (
    <a href={fullUrl} rel="nofollow ugc noopener" target="_blank">
      {url}
    </a>
  )
}
