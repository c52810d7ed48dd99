// Schema of a product's certificates (documents that goods meet safety rules) in requests and responses.
import { Type } from 'typebox'
import { IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { CERTIFICATE_LINK_MAX, CERTIFICATE_NUMBER_MAX, CERTIFICATES_MAX, certificateKinds } from './certificates.rules.ts'

const ProductCertificate = Type.Object({
  kind: StringEnum(certificateKinds),
  number: Type.String({ maxLength: CERTIFICATE_NUMBER_MAX }),
  issued_on: IsoDate,
  /** The last day on which it is valid; null if it has no term. */
  valid_until: Nullable(IsoDate),
  /** Its page in the register of the federal accreditation service (`https://pub.fsa.gov.ru/…`); null if the seller enters none. */
  link: Nullable(Type.String({ maxLength: CERTIFICATE_LINK_MAX })),
})

/** The certificates of a product as its seller enters them: nobody has checked that they are genuine. */
export const ProductCertificates = Type.Array(ProductCertificate, { maxItems: CERTIFICATES_MAX })
