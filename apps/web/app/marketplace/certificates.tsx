// Certificates of an item as its seller states them, each with its period of validity and a link to the public register that has its number.
import { isExpired, registerPages } from '@sverka/contract/products/certificates.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { certificateMessages } from '../i18n/certificates.messages.ts'
import { useFormat } from '../i18n/format.ts'
import { useSite } from '../shell/root-data.ts'
import { Tag } from '../ui/badge.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { itemCertificateMessages } from './certificates.messages.ts'
import styles from './certificates.module.css'
import type { Product } from './load-item.ts'

export function Certificates({ certificates }: { certificates: Product['certificates'] }) {
  const texts = useMessages(itemCertificateMessages)
  if (certificates.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading level={2} look="h4">
        {texts.title}
      </Heading>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={`${certificate.kind} ${certificate.number}`} className={styles.certificate}>
            <OneCertificate certificate={certificate} />
          </li>
        ))}
      </ul>
      <Text as="p" size="caption" tone="secondary">
        {texts.note}
      </Text>
    </Stack>
  )
}

/** The link goes to the certificate's own entry if the seller stated its URL, else to the page of the register. */
function OneCertificate({ certificate }: { certificate: Product['certificates'][number] }) {
  const texts = useMessages(itemCertificateMessages)
  const { kinds, issued } = useMessages(certificateMessages)
  const format = useFormat()
  const page = certificate.link ?? registerPages[certificate.kind]
  return (
    <>
      <Text as="p" weight="medium">
        {kinds[certificate.kind]}
      </Text>
      <Text as="p" className={styles.number}>
        {certificate.number}
      </Text>
      <Row gap={3} wrap align="center">
        <Text size="caption" tone="secondary">
          {issued(format.date(certificate.issued_on))}
        </Text>
        <Term certificate={certificate} />
        {page && (
          <a href={page} target="_blank" rel="noreferrer noopener nofollow">
            {texts.register}
          </a>
        )}
      </Row>
    </>
  )
}

/** Until when the certificate is valid. Null means that it has no end date. */
function Term({ certificate }: { certificate: Product['certificates'][number] }) {
  const texts = useMessages(itemCertificateMessages)
  const { validUntil, noTerm } = useMessages(certificateMessages)
  const format = useFormat()
  const { today } = useSite()
  const { valid_until: until } = certificate
  if (until === null) return <Tag>{noTerm}</Tag>
  const day = format.date(until)
  return isExpired(certificate, today) ? (
    <Tag tone="bad" icon="alert">
      {texts.expired(day)}
    </Tag>
  ) : (
    <Tag tone="neutral">{validUntil(day)}</Tag>
  )
}
