// The words of lists of companies: what is wrong with a line, how a line stands, how lines are sorted.

/** Most lines of a list. */
export const LINES_MAX = 10_000
/** Largest file, bytes. */
export const LIST_FILE_MAX = 5 * 1024 * 1024
export const LIST_NAME_MAX = 80
/** Letters of a search within a list. */
export const LINE_SEARCH_MAX = 100

/** No digits; not 10, 12, 13 or 15 of them; a КПП or an ИНН without its first nought; a wrong check digit; a КПП of several companies; a table took the last digits away; a line before says the same; nobody has the number; the register did not answer in time. */
export const lineFaults = ['no_number', 'length', 'doubtful', 'checksum', 'kpp_shared', 'rounded', 'repeat', 'not_found', 'late'] as const
export type LineFault = (typeof lineFaults)[number]

/** What reading made of a line: words or signs left out, a power of ten written out, a first nought put back, the company of a КПП; a number that the member gave. */
export const lineRepairs = ['words', 'signs', 'power', 'nought', 'kpp', 'by_hand'] as const
export type LineRepair = (typeof lineRepairs)[number]

/** Why a line is none of a list: it heads columns, stands as a title above such a line, or counts the lines up. */
export const notData = ['heading', 'title', 'total'] as const
export type NotData = (typeof notData)[number]

/** Companies of one КПП are counted up to here. */
export const KPP_COMPANIES_COUNTED = 100

/** Rows of a table that are shown before it is checked, and letters of a cell there. */
export const ROWS_SHOWN = 5
export const CELL_SHOWN = 60
/** Columns of a table to choose from. */
export const COLUMNS_SHOWN = 50

/** `unchecked`: the plan's checks were used up, so that the register is told without a verdict. */
export const lineStates = ['waiting', 'checked', 'unchecked', 'fault'] as const
export type LineState = (typeof lineStates)[number]

export const listStates = ['running', 'done', 'stopped'] as const

/** Doubtful ones first, the largest revenue first, or as they were given. */
export const lineSorts = ['verdict', '-revenue', 'line'] as const

/** From the gravest: how a member goes through them. */
export const verdictsInOrder = ['impossible', 'refuse', 'caution', 'unknown', 'proceed'] as const
