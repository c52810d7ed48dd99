// The three refusals of an import: of a malformed document, of one record, of a whole file.

/** A document that is malformed or exceeds the limits. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused'
}

/** A well-formed document that cannot be imported; the message is the reason in the closing report. */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused'
}

/** A file that is refused as a whole (records read before are kept). */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/** True for a refusal; anything else is an error of ours or of the machine and must stop the import. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof XmlRefused || error instanceof RecordRefused || error instanceof FileRefused
