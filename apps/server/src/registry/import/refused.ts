// The three ways an import says no: to one value's document, to one record, to a whole file.

/** A document that is not well-formed or goes beyond the bounds. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused'
}

/** A document that is well-formed but cannot be taken; the message is the reason in the closing report. */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused'
}

/** A file that is refused as a whole (what was read before stays). */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/** True for a refusal; anything else thrown is a fault of ours or of the machine and must stop the import. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof XmlRefused || error instanceof RecordRefused || error instanceof FileRefused
