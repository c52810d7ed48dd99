// Rules of deals, the dossiers in which a member collects documents («papers») of a counterparty: kinds, the papers of each kind, states, limits.

/** Kinds of deals: prepayment to a supplier, deferred payment of a buyer, construction works, services, lease. */
export const dealKinds = ['prepayment', 'deferral', 'works', 'services', 'lease'] as const
export type DealKind = (typeof dealKinds)[number]

/**
 * States of the decision by a second person of the team. `nobody`: nobody can decide any more, since the member who opened the deal has left the
 * team.
 */
export const dealApprovalStates = ['waiting', 'approved', 'refused', 'nobody'] as const
export type DealApprovalState = (typeof dealApprovalStates)[number]

/** Longest comment of such a decision, in characters. */
export const DEAL_COMMENT_MAX = 300

/**
 * Kinds of documents. `charter`: articles of association; `head_decision`: decision that appointed the head; `head_record`: record of the head in
 * the register of companies; `premises`, `ownership`: right to the premises used, and to the property leased; `membership`: extract of the
 * register of a self-regulatory organisation (СРО), which builders need; `other`: the member writes the name.
 */
export const paperKinds = [
  'charter',
  'head_decision',
  'head_record',
  'power_of_attorney',
  'licence',
  'premises',
  'ownership',
  'staff',
  'wages',
  'taxes',
  'accounts',
  'membership',
  'other',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** The papers that a new deal requests; the member can add and remove papers. */
export const paperSets: Readonly<Record<DealKind, readonly PaperKind[]>> = {
  prepayment: ['charter', 'head_decision', 'head_record', 'power_of_attorney', 'premises', 'staff', 'wages', 'taxes'],
  deferral: ['charter', 'head_decision', 'power_of_attorney', 'accounts', 'taxes'],
  works: ['charter', 'head_decision', 'power_of_attorney', 'membership', 'licence', 'staff', 'taxes'],
  services: ['charter', 'head_decision', 'power_of_attorney', 'licence', 'staff'],
  lease: ['charter', 'head_decision', 'power_of_attorney', 'ownership', 'accounts'],
}

/** `waiting`: nothing was sent; `received`: a file waits for the member's decision; `returned`: the member requests another file. */
export const paperStates = ['waiting', 'received', 'returned', 'accepted'] as const
export type PaperState = (typeof paperStates)[number]

/** Types of files that can be uploaded. */
export const dealFileKinds = ['picture', 'pdf', 'xlsx', 'docx'] as const
export type DealFileKind = (typeof dealFileKinds)[number]

/** The most deals of one member. */
export const DEALS_MAX = 200
/** The most papers of one deal. */
export const PAPERS_MAX = 30
/** The most files of one paper, including returned ones. */
export const PAPER_FILES_MAX = 10
/** Largest file, in bytes. */
export const DEAL_FILE_MAX = 10 * 1024 * 1024
/** The most bytes of all files of one deal, so that its archive fits into the memory of a thread. */
export const DEAL_BYTES_MAX = 50 * 1024 * 1024
/** Longest texts, in characters. */
export const DEAL_TITLE_MAX = 120
export const PAPER_NAME_MAX = 120
export const PAPER_NOTE_MAX = 300
export const DEAL_FILE_NAME_MAX = 120
/** Days until the due date of a new paper. */
export const PAPER_DAYS = 8
/** Days for which a link works after it was made or renewed. */
export const DEAL_LINK_DAYS = 14
/** Days after which a deal and its files are deleted. */
export const DEAL_KEEP_DAYS = 180
/** E-mails with links that one member sends within a day: they go to people without an account. */
export const DEAL_MAILS_A_DAY = 20
/** E-mails to one address within a day, from all members together. */
export const DEAL_MAILS_TO_ADDRESS_A_DAY = 3

/** 22 letters, digits, «-» and «_»: 16 random bytes in base64url. */
export const DEAL_TOKEN = '^[\\w-]{22}$'
