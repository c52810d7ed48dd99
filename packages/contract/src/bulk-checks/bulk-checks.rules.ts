// Codes and limits of bulk checks, in which a member checks a list of companies at once: faults and states of a line, sort orders. A line names a
// company by ИНН (taxpayer number, 10 or 12 digits), ОГРН (registration number, 13 or 15) or КПП (tax registration code of an office, 9 characters).

/** The most lines of a list. */
export const LINES_MAX = 10_000
/** Largest file with a list, in bytes. */
export const LIST_FILE_MAX = 5 * 1024 * 1024
/** The longest name of a list, in characters. */
export const LIST_NAME_MAX = 80
/** The longest search text within a list, in characters. */
export const LINE_SEARCH_MAX = 100

/**
 * Why a line is not checked. `no_number`: no digits; `length`: not 10, 12, 13 or 15 digits; `doubtful`: digits that may be a КПП or an ИНН
 * without its leading zero; `checksum`: wrong check digits; `kpp_shared`: a КПП of several companies; `rounded`: a spreadsheet rounded off the
 * last digits; `repeat`: same company as in an earlier line; `not_found`: no company has the number; `late`: the register did not answer in time.
 */
export const lineFaults = ['no_number', 'length', 'doubtful', 'checksum', 'kpp_shared', 'rounded', 'repeat', 'not_found', 'late'] as const
export type LineFault = (typeof lineFaults)[number]

/**
 * How a line was repaired to be read. `words`: text with letters beside the number was left out; `signs`: other characters were; `power`: the number
 * was in scientific notation (`7.7E+09`); `nought`: its leading zero was restored; `kpp`: the company was found by a КПП; `by_hand`: the member
 * corrected the number.
 */
export const lineRepairs = ['words', 'signs', 'power', 'nought', 'kpp', 'by_hand'] as const
export type LineRepair = (typeof lineRepairs)[number]

/** Why a row of a table is not data: it has the names of the columns, a title above them, or a total. */
export const notData = ['heading', 'title', 'total'] as const
export type NotData = (typeof notData)[number]

/** The companies that share one КПП are counted up to this number. */
export const KPP_COMPANIES_COUNTED = 100

/** The preview of a table before the check shows this many rows, and this many characters of a cell. */
export const ROWS_SHOWN = 5
export const CELL_SHOWN = 60
/** The most columns of a table to choose from. */
export const COLUMNS_SHOWN = 50

/** `waiting`: not processed yet; `fault`: see `lineFaults`; `unchecked`: the plan's checks were used up, so there is register data but no verdict. */
export const lineStates = ['waiting', 'checked', 'unchecked', 'fault'] as const
export type LineState = (typeof lineStates)[number]

/** `stopped`: the member ended the check before all lines were checked. */
export const listStates = ['running', 'done', 'stopped'] as const

/** Riskiest company first, largest revenue first, or in the order of the list. */
export const lineSorts = ['verdict', '-revenue', 'line'] as const

/**
 * Verdicts on a deal with the company, the most serious first: the order in which a member reviews them. `impossible`: the company no longer
 * exists; `refuse`: not now; `caution`: with conditions; `unknown`: too few data; `proceed`: no remarks.
 */
export const verdictsInOrder = ['impossible', 'refuse', 'caution', 'unknown', 'proceed'] as const
