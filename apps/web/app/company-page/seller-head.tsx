// The head of a seller's page: name, mark, state by the register, and what the specification's table says.
import type { Seller } from '@sverka/contract/company-page'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { initialsOf } from '../shell/avatar.tsx'
import { StatusMarks } from '../shell/status-marks.tsx'
import { Tag } from '../ui/badge.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Icon } from '../ui/icon.tsx'
import { Container, Row, Stack, VisuallyHidden } from '../ui/layout.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import { companyPageMessages } from './company-page.messages.ts'
import styles from './company-page.module.css'

/** «Стальной Колосок» of ООО «Стальной Колосок». */
const innerName = (name: string): string => /«(.+)»/.exec(name)?.[1] ?? name

export function SellerHead({ seller }: { seller: Seller }) {
  const texts = useMessages(companyPageMessages)
  return (
    <section className={styles.head}>
      <Container>
        <Breadcrumbs label={texts.trail} crumbs={[{ label: texts.marketplace, to: '/marketplace' }, { label: seller.name }]} />
        <div className={styles.title}>
          <span className={styles.logo} aria-hidden="true">
            {initialsOf(innerName(seller.name))}
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
          <ButtonLink icon="file" to={`/counter-parties/${seller.inn ?? seller.ogrn}`}>
            {texts.report}
          </ButtonLink>
        </div>
        <div className={styles.table}>
          <SellerTable seller={seller} />
        </div>
      </Container>
    </section>
  )
}

function Facts({ seller: { selling_since: since, rating, comments } }: { seller: Seller }) {
  const texts = useMessages(companyPageMessages)
  const format = useFormat()
  return (
    <Text as="div" size="caption" tone="muted" className={styles.facts}>
      {since && <span>{texts.since(format.dateOfTime(since))}</span>}
      {rating !== null && (
        <span className={styles.rating}>
          <Icon name="star" size="small" filled className={styles.star} />
          <VisuallyHidden>{texts.rating(format.decimal(rating))}, </VisuallyHidden>
          <b aria-hidden="true">{format.decimal(rating)}</b> {texts.comments(comments)}
        </span>
      )}
    </Text>
  )
}

function SellerTable({ seller }: { seller: Seller }) {
  const texts = useMessages(companyPageMessages)
  const format = useFormat()
  const { status, website, inn, region, registration_date: registered, as_of: asOf } = seller
  return (
    <DescriptionList
      items={[
        {
          label: texts.state,
          value: (
            <Row gap={2} wrap>
              <StatusMarks status={status} endedOn={status.ended?.on} />
              {asOf && (
                <Text size="caption" tone="muted">
                  {texts.asOf(format.date(asOf))}
                </Text>
              )}
            </Row>
          ),
        },
        { label: texts.website, value: website ? <Website address={website} /> : texts.noWebsite },
        { label: texts.inn, value: inn && <Digits>{inn}</Digits> },
        { label: texts.region, value: region?.name },
        { label: texts.registered, value: registered && format.date(registered) },
      ]}
    />
  )
}

/** Registers write addresses with or without the scheme; any other scheme is only text. */
function Website({ address }: { address: string }) {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  if (!/^https?:\/\//i.test(whole)) return address
  return (
    <a href={whole} rel="nofollow ugc noopener" target="_blank">
      {address}
    </a>
  )
}
