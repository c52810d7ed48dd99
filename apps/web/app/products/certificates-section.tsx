// The section «Документы на товар» (documents about the goods) of a product's form: certificates of conformity and the like, each with kind,
// number, dates, and a link to the public register of Росаккредитация (the federal accreditation service).
import {
  CERTIFICATE_LINK_MAX,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATES_MAX,
  type CertificateFault,
  certificateKinds,
  findCertificateFault,
} from '@sverka/contract/products/certificates.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { certificateMessages } from '../i18n/certificates.messages.ts'
import { Button } from '../ui/button.tsx'
import { FieldError, Select, TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { certificateFormMessages } from './certificates.messages.ts'
import styles from './certificates-section.module.css'
import type { SectionProps } from './form-sections.tsx'
import { emptyCertificate, readCertificates, type TypedCertificate } from './product-form.rules.ts'

export function CertificatesSection({ values, faults, set }: SectionProps) {
  const texts = useMessages(certificateFormMessages)
  const { certificates } = values
  const change = (place: number, part: Partial<TypedCertificate>) =>
    set({ certificates: certificates.map((certificate, index) => (index === place ? { ...certificate, ...part } : certificate)) })
  const wrong = faults.certificates ? findWrong(certificates) : null
  const drop = (place: number) => set({ certificates: certificates.filter((_, index) => index !== place) })
  return (
    <Panel title={texts.title}>
      <Stack gap={3}>
        <Text as="p" size="caption" tone="muted">
          {texts.hint}
        </Text>
        {certificates.map((certificate, position) => (
          <CertificateFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a certificate that is being typed has no other name than its place
            key={position}
            place={position + 1}
            certificate={certificate}
            error={position === wrong?.position ? { field: wrong.field, text: faults.certificates } : undefined}
            onChange={(part) => change(position, part)}
            onDrop={() => drop(position)}
          />
        ))}
        {faults.certificates && !wrong && <FieldError>{faults.certificates}</FieldError>}
        {certificates.length < CERTIFICATES_MAX && (
          <div>
            <Button size="small" icon="plus" onClick={() => set({ certificates: [...certificates, emptyCertificate] })}>
              {texts.add}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

/** Fields of a certificate that are typed; its kind is chosen. */
type TextName = 'number' | 'issued_on' | 'valid_until' | 'link'

/** The field beside which an error is shown. Null: the list as a whole is wrong, because it is too long or names one certificate twice. */
const wrongFields: { readonly [code in CertificateFault]: TextName | null } = {
  certificate_number_wrong: 'number',
  certificate_days_wrong: 'issued_on',
  certificate_link_wrong: 'link',
  certificates_wrong: null,
}

/** The first wrong field of a certificate; null if no single field is wrong. Blank certificates are ignored: they are not sent either. */
function findWrong(certificates: readonly TypedCertificate[]): { position: number; field: TextName } | null {
  for (const [position, certificate] of certificates.entries()) {
    const fault = findCertificateFault(readCertificates({ certificates: [certificate] }))
    const field = fault && wrongFields[fault.code]
    if (field) return { position, field }
  }
  return null
}

interface FieldsProps {
  /** The certificate's number in the form, from 1. */
  place: number
  certificate: TypedCertificate
  error: { field: TextName; text: string | undefined } | undefined
  onChange: (part: Partial<TypedCertificate>) => void
  onDrop: () => void
}

function CertificateFields({ place, certificate, error, onChange, onDrop }: FieldsProps) {
  const texts = useMessages(certificateFormMessages)
  const { kinds } = useMessages(certificateMessages)
  const field = (name: TextName) => ({
    autoComplete: 'off',
    value: certificate[name],
    error: error?.field === name && error.text,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className={styles.certificate}>
      <legend className={styles.legend}>{texts.one(place)}</legend>
      <Select
        label={texts.kind}
        value={certificate.kind}
        onChange={(event) => onChange({ kind: certificateKinds.find((kind) => kind === event.currentTarget.value) ?? 'other' })}
      >
        {certificateKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Select>
      <TextField {...field('number')} label={texts.number} maxLength={CERTIFICATE_NUMBER_MAX} />
      <TextField {...field('issued_on')} label={texts.issued} type="date" />
      <TextField {...field('valid_until')} label={texts.until} hint={texts.untilHint} type="date" />
      <div className={styles.wide}>
        <TextField {...field('link')} label={texts.link} hint={texts.linkHint} inputMode="url" maxLength={CERTIFICATE_LINK_MAX} />
      </div>
      <div className={styles.wide}>
        <Button size="small" icon="trash" onClick={onDrop}>
          {texts.drop(place)}
        </Button>
      </div>
    </fieldset>
  )
}
