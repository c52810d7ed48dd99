// Errors by which an import refuses input: a malformed document, one record, or a whole file. The message is the reason in the closing report.

/** A document is malformed or exceeds the limits; the rest of its file is imported. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused'
}

/**
 * A well-formed document or row cannot be imported, for example because of an invalid registration number (ОГРН); the rest of its file is imported.
 */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused'
}

/** A file is refused; records that were read before are kept. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/** True for a refusal of input. Any other error is a fault of the program or of the machine and must stop the import. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof XmlRefused || error instanceof RecordRefused || error instanceof FileRefused
