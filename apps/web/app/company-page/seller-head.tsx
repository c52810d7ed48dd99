// The head of a seller's page: name, mark, state by the register, and what the specification's table says.
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

/** «Стальной Колосок» of ООО «Стальной Колосок». */
const innerName = (name: string): string => /^[^«]*«(.+)»/.exec(name)?.[1] ?? name

interface SellerHeadProps {
  seller: Seller
  /** Facts of the company's card; null where they could not be loaded. */
  card: CardContext | null
  /** A product to ask about; null where there is none. */
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

/** «обычно за 20 мин», in hours from one hour on, in days from two days on; null where it is not known. */
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

/** Registers write websites with or without a scheme; any scheme but http(s) is shown as text. */
function Website({ url }: { url: string }) {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
  if (!/^https?:\/\//i.test(whole)) return url
  return (
    <a href={whole} rel="nofollow ugc noopener" target="_blank">
      {url}
    </a>
  )
}
