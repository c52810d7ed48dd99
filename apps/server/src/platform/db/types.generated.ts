// Tables of the PostgreSQL database and their columns, as types for kysely. Generated from the migrations; regenerate with `npm run db:types`.
import type { Generated, GeneratedAlways } from 'kysely'

export interface Database {
  accounting_lines: {
    code: string
    name: string
    form: string
  }
  api_counts: {
    user_id: number
    day: string
    used: number
  }
  api_key_counts: {
    key_id: number
    day: string
    used: number
  }
  api_keys: {
    id: GeneratedAlways<number>
    user_id: number
    name: string
    hash: Buffer
    head: string
    tail: string
    created_at: Date
    last_used_at: Date | null
    revoked_at: Date | null
    scopes: Generated<string[]>
    parent_id: number | null
    daily_limit: number | null
  }
  api_method_counts: {
    key_id: number
    day: string
    method: string
    used: number
  }
  audit_log: {
    id: number
    happened_at: Date
    actor_id: number | null
    action: string
    subject: string | null
    details: Generated<unknown>
    address: string | null
    previous_hash: Buffer
    hash: Buffer
  }
  backups: {
    id: GeneratedAlways<number>
    snapshot_at: Date
    verified_at: Date
    row_count: number
    file_count: number
    bytes: number
  }
  basket_lines: {
    id: GeneratedAlways<number>
    user_id: number
    product_id: number
    quantity: number
    price_kopecks: number
    seller_state: string
    name: string
    added_at: Date
  }
  card_links: {
    id: GeneratedAlways<number>
    token: string
    user_id: number
    company: unknown
    said: unknown
    created_at: Date
    until: Date
  }
  categories: {
    id: GeneratedAlways<number>
    parent_id: number | null
    level: number
    name: string
    slug: string
    position: Generated<number>
    attention: string | null
    name_en: string | null
    name_zh: string | null
    vat_rate: number | null
  }
  chat_attachments: {
    id: string
    room_id: number
    user_id: number
    message_id: number | null
    name: string
    kind: string
    size: number
    width: number | null
    height: number | null
    created_at: Date
  }
  chat_complaints: {
    id: GeneratedAlways<number>
    room_id: number
    user_id: number
    message_id: number | null
    text: string
    seq: number
    created_at: Date
    closed_at: Date | null
    closed_by: number | null
  }
  chat_members: {
    room_id: number
    user_id: number
    read_seq: Generated<number>
    unread: Generated<number>
  }
  chat_messages: {
    id: GeneratedAlways<number>
    room_id: number
    seq: number
    user_id: number
    body: string
    client_id: string | null
    created_at: Date
  }
  chat_rooms: {
    id: GeneratedAlways<number>
    slug: string
    kind: string
    product_id: number | null
    user_id: number
    user2_id: number
    opened_by: number
    product_name: string | null
    seller_name: string | null
    last_seq: Generated<number>
    created_at: Date
    last_at: Date
  }
  check_counts: {
    user_id: number
    period_start: Date
    used: number
  }
  check_files: {
    check_id: number
    format: string
    sha256: string
    content: Buffer
  }
  checks: {
    id: GeneratedAlways<number>
    number: string
    user_id: number
    company_id: number
    created_at: Date
    kind: string
    name: string
    inn: string | null
    ogrn: string
    status: string
    points: number
    positive: number
    negative: number
    snapshot: Buffer
    extended: Generated<boolean>
    verdicts: string[] | null
    past_day: string | null
  }
  companies: {
    id: GeneratedAlways<number>
    kind: string
    ogrn: string
    inn: string | null
    kpp: string | null
    name: string
    name_full: string | null
    fio: string | null
    status_code: string | null
    status_name: string
    closed_on: string | null
    ogrn_date: string | null
    registered_on: string | null
    region_code: string | null
    city: string | null
    address: string | null
    address_key: number | null
    okved_code: string | null
    okopf_code: string | null
    capital_kopecks: number | null
    leader: string | null
    leader_post: string | null
    revenue_kopecks: number | null
    headcount: number | null
    msp_category: number | null
    register_as_of: string
    register_hash: number
    register_records: Generated<number>
    example: Generated<boolean>
    procedure: string | null
    procedure_since: string | null
    revenue_year: number | null
    name_other: string | null
    name_former: string | null
  }
  company_card_claims: {
    number: string
    claimed_at: Date
  }
  company_card_refreshes: {
    id: GeneratedAlways<number>
    company_id: number
    source: string
    refreshed_at: Date
    changed: string[]
  }
  company_changes: {
    id: GeneratedAlways<number>
    company_id: number
    field: string
    before: string | null
    after: string | null
    after_day: string
    before_day: string
  }
  company_events: {
    id: GeneratedAlways<number>
    company_id: number
    field: string
    before: string | null
    after: string | null
    before_facts: Buffer | null
    after_facts: Buffer | null
    source: string
    as_of: string | null
    happened_at: Generated<Date>
    told_at: Date | null
  }
  company_facts: {
    company_id: number
    source: string
    as_of: string | null
    loaded_at: Date
    hash: number
    facts: Buffer
    figure: number | null
    figure_year: number | null
    since: string | null
    confirmed_as_of: string[] | null
    confirmed_since: string[] | null
  }
  company_former_ties: {
    inn: string
    company_id: number
    role: string
    name: string
    named_on: string
    gone_on: string
  }
  company_list_lines: {
    list_id: number
    line: number
    given: string
    number: string | null
    state: string
    fault: string | null
    repeats: number | null
    company_id: number | null
    verdict: string | null
    counted: Generated<boolean>
    company: unknown
    found_in: number | null
    kpp: string | null
    sum: number | null
    unread_sum: string | null
  }
  company_lists: {
    id: GeneratedAlways<number>
    user_id: number
    name: string
    purpose: string
    state: Generated<string>
    created_at: Date
    finished_at: Date | null
    repeats: number | null
  }
  company_notes: {
    user_id: number
    company_id: number
    text: string
    labels: string[]
    created_at: Date
    updated_at: Date
  }
  company_past_facts: {
    id: GeneratedAlways<number>
    company_id: number
    source: string
    since: string | null
    as_of: string | null
    until: string
    loaded_at: Date
    facts: Buffer
    confirmed_as_of: string[] | null
    confirmed_since: string[] | null
  }
  company_past_rows: {
    id: GeneratedAlways<number>
    company_id: number
    until: string
    row: unknown
  }
  company_phones: {
    company_id: number
    phone: string
  }
  company_representatives: {
    company_id: number
    user_id: number
    ticket_id: number | null
    since: Date
  }
  company_search_delta: {
    company_id: number
    version: Generated<number>
    tx: Generated<string>
    rank: number
    digest: number
    inn: string | null
    ogrn: string
    words: string | null
  }
  company_search_documents: {
    segment: number
    document_id: number
    company_id: number
    rank: number
    digest: number
  }
  company_search_segments: {
    segment: GeneratedAlways<number>
    is_ready: Generated<boolean>
    records: Generated<number>
    other_from: Generated<number>
    closed_from: Generated<number>
  }
  company_search_state: {
    only_row: Generated<boolean>
    version: number
    rebuilt_at: Date | null
  }
  company_search_terms: {
    segment: number
    term: string
    chunk: number
    df: number | null
    ends: string | null
    body: string | null
    bytes: Buffer | null
  }
  company_search_tombstones: {
    segment: number
    document_id: number
    tx: Generated<string>
  }
  company_ticket_marks: {
    ticket_id: number
    mark: string
    staff_id: number
    documents: string[]
    opened_at: Date
    marked_at: Date
  }
  company_tickets: {
    id: GeneratedAlways<number>
    user_id: number
    company_id: number
    status: Generated<string>
    passport_key: string | null
    contract_key: string | null
    scan_state: Generated<string>
    reject_reason: string | null
    created_at: Date
    decided_at: Date | null
    decided_by: number | null
    power_of_attorney_key: string | null
  }
  company_ties: {
    company_id: number
    role: string
    position: number
    name: string
    inn: string | null
    ogrn: string | null
    kpp: string | null
  }
  consents: {
    id: GeneratedAlways<number>
    user_id: number
    kind: string
    version: string
    given_at: Date
    withdrawn_at: Date | null
    address: string | null
    agent: string | null
  }
  counted_checks: {
    user_id: number
    period_start: Date
    company_id: number
    counted_at: Date
  }
  deal_approvals: {
    deal_id: number
    team_id: number | null
    over_kopecks: number
    requested_by: number
    requested_at: Date
    decided_by: number | null
    approved: boolean | null
    comment: string | null
    decided_at: Date | null
  }
  deal_file_decisions: {
    id: GeneratedAlways<number>
    deal_id: number
    file_id: string
    accepted: boolean
    reason: string | null
    decided_at: Date
  }
  deal_files: {
    id: string
    deal_id: number
    paper_id: number
    name: string
    kind: string
    size: number
    sha256: string
    by_link: boolean
    given_at: Date
  }
  deal_mails: {
    id: GeneratedAlways<number>
    user_id: number
    sent_at: Date
    deal_id: number | null
    email: string | null
    kind: string | null
    missing: number | null
  }
  deal_papers: {
    id: GeneratedAlways<number>
    deal_id: number
    kind: string
    name: string | null
    note: string | null
    due_on: string
    state: Generated<string>
    reason: string | null
    file_id: string | null
    changed_at: Date
  }
  deals: {
    id: GeneratedAlways<number>
    user_id: number
    check_id: number
    kind: string
    title: string
    sum_kopecks: number | null
    token: string | null
    link_until: Date | null
    email: string | null
    opened_link_at: Date | null
    mailed_at: Date | null
    created_at: Date
    keep_until: string
    first_opened_at: Date | null
  }
  delivery_ways: {
    id: GeneratedAlways<number>
    company_id: number
    place: number
    kind: string
    address: string | null
    regions: Generated<string[]>
    price_kopecks: number
    free_from_kopecks: number | null
    lead_days: number | null
    vat_rate: number | null
    created_at: Date
  }
  digest_settings: {
    user_id: number
    frequency: string
    hour: number
    important_only: Generated<boolean>
  }
  dispute_terms: {
    company_id: number
    kind: string
    record: string
    content_hash: string
    until: string
  }
  disputed_facts: {
    id: GeneratedAlways<number>
    company_id: number
    user_id: number
    kind: string
    record: string
    content_hash: string
    what: string | null
    sum_kopecks: number | null
    fact_on: string | null
    source: string
    source_as_of: string | null
    reason: string
    said: string
    addressee: string
    appeal_number: string
    appealed_on: string
    file_id: string
    file_name: string
    file_kind: string
    file_size: number
    file_sha256: string
    state: Generated<string>
    disputed_at: Date
    until: string
    checked_at: Date | null
    checked_by: number | null
    refuse_reason: string | null
    ended_at: Date | null
  }
  email_changes: {
    id: GeneratedAlways<number>
    user_id: number
    old_email: string
    new_email: string
    confirm_hash: Buffer
    revert_hash: Buffer
    created_at: Date
    needs_old: Generated<boolean>
    new_confirmed_at: Date | null
    old_confirmed_at: Date | null
    confirmed_at: Date | null
    ended_at: Date | null
  }
  emails: {
    id: GeneratedAlways<number>
    recipient: string
    subject: string
    body_text: string
    body_html: string
    created_at: Date
    sent_at: Date | null
    unsubscribe_url: string | null
  }
  exchange_imports: {
    session_hash: Buffer
    name: string
    list_id: number | null
  }
  exchange_logins: {
    id: GeneratedAlways<number>
    user_id: number
    company_id: number
    login: string
    password_hash: Buffer
    created_at: Date
    used_at: Date | null
  }
  exchange_orders: {
    login_id: number
    order_id: number
    sent_mark: string | null
    asked_mark: string | null
    asked_by: Buffer | null
  }
  exchange_parts: {
    session_hash: Buffer
    name: string
    part: number
    bytes: Buffer
  }
  exchange_pictures: {
    login_id: number
    name: string
    part: number
    file_id: string | null
    bytes: number
    session_hash: Buffer | null
    came_at: Date
  }
  exchange_sessions: {
    hash: Buffer
    login_id: number
    expires_at: Date
    bytes: Generated<number>
  }
  exchange_taken_pictures: {
    login_id: number
    name: string
  }
  friendships: {
    user_id: number
    friend_id: number
    created_at: Date
  }
  hand_checks: {
    id: string
    user_id: number
    company_id: number
    service: string
    outcome: string
    details: string | null
    sum_kopecks: number | null
    file_name: string | null
    file_kind: string | null
    file_size: number | null
    sha256: string | null
    checked_at: Date
  }
  invoice_buyers: {
    user_id: number
    company_id: number
    email: string
  }
  invoice_letters: {
    invoice_id: number
    address: Buffer
    sent_at: Date
  }
  invoice_numbers: {
    company_id: number
    last_number: number
  }
  invoice_payments: {
    id: GeneratedAlways<number>
    invoice_id: number
    company_id: number | null
    amount_kopecks: number
    paid_on: string
    source: string
    fingerprint: Buffer | null
    number: string | null
    payer_inn: string | null
    payer_name: string | null
    counted_at: Date
    counted_by: number | null
    drawn_on: string | null
    report_key: string | null
  }
  invoiced_plans: {
    invoice_id: number
    user_id: number
    plan_id: number
    plan_name: string
    amount_kopecks: number
    started_at: Date
    acted_to: string | null
    acted_kopecks: Generated<number>
  }
  invoices: {
    id: GeneratedAlways<number>
    slug: string
    company_id: number | null
    seller_id: number | null
    buyer_id: number
    buyer_inn: string
    ref: string
    number: number
    issued_on: string
    valid_until: Date
    amount_kopecks: number
    paid_kopecks: Generated<number>
    status: Generated<string>
    content: unknown
    created_at: Date
  }
  ledger_entries: {
    id: GeneratedAlways<number>
    transaction_id: number
    account: string
    amount_kopecks: number
  }
  ledger_transactions: {
    id: GeneratedAlways<number>
    event: string
    happened_at: Date
  }
  limit_counts: {
    key: string
    count: number
    ends_at: Date
  }
  login_failures: {
    email_hash: Buffer
    failures: number
    first_at: Date
    last_at: Date
  }
  marketplace_promotions: {
    company_id: number
    number: number
    given_at: Date
    ends_at: Date
    shown: Generated<number>
    opened: Generated<number>
  }
  memberships: {
    id: GeneratedAlways<number>
    user_id: number
    plan_id: number
    starts_at: Date
    ends_at: Date
    payment_id: number | null
    end_handled_at: Date | null
    rest_of: number | null
    invoice_id: number | null
    rest_of_invoice: number | null
  }
  news: {
    id: GeneratedAlways<number>
    title: string
    content: string
    image: string | null
    is_published: boolean
    created_at: Date
    publish_at: Date | null
  }
  notice_choices: {
    user_id: number
    topic: string
    site: boolean
    mail: boolean
    digest: boolean
  }
  notices: {
    id: GeneratedAlways<number>
    user_id: number
    kind: string
    params: Generated<unknown>
    path: string | null
    created_at: Date
    read_at: Date | null
    mailed_at: Date | null
    dedupe_key: string | null
  }
  okopf: {
    code: string
    name: string
  }
  okved: {
    code: string
    name: string
    section: string
    parent: string | null
  }
  order_claim_files: {
    id: string
    claim_id: number
    side: string
    kind: string
    size: number
    added_at: Date
  }
  order_claims: {
    id: GeneratedAlways<number>
    order_id: number
    number: number
    kind: string
    wish: string
    said: string
    state: Generated<string>
    due_on: string
    claimed_at: Date
    answer: string | null
    answer_said: string | null
    promised_on: string | null
    answered_at: Date | null
    escalated_at: Date | null
    escalated_by: string | null
    ended_at: Date | null
    decision: string | null
    decision_said: string | null
    decided_by: number | null
  }
  order_document_files: {
    document_id: number
    format: string
    file_name: string
    sha256: string
    content: Buffer
  }
  order_document_numbers: {
    company_id: number
    kind: string
    last_number: number
  }
  order_documents: {
    id: GeneratedAlways<number>
    order_id: number
    company_id: number
    kind: string
    number: number
    issued_on: string
    upd_status: number | null
    amount_kopecks: number
    created_at: Date
    corrects_id: number | null
    place: number | null
    correction: unknown
  }
  order_lines: {
    id: GeneratedAlways<number>
    order_id: number
    product_id: number
    name: string
    image: string | null
    quantity: number
    price_kopecks: number
    vat_rate: number | null
    article: Generated<string>
    kind: Generated<string>
    unit: number | null
    lead_days: number | null
  }
  order_payments: {
    order_id: number
    payment_id: number
  }
  order_steps: {
    id: GeneratedAlways<number>
    order_id: number
    status: string
    happened_at: Date
    actor_id: number | null
  }
  orders: {
    id: GeneratedAlways<number>
    buyer_id: number
    seller_id: number
    company_id: number
    status: Generated<string>
    paid: Generated<boolean>
    total_kopecks: number
    address: string
    postal_code: string
    phone_number: string
    created_at: Date
    holds_stock: Generated<boolean>
    refunded_kopecks: Generated<number>
    purchase_id: number | null
    cancelled_at: Date | null
    cancelled_by: string | null
    cancel_reason: string | null
    delivery_way: unknown
    delivery_kopecks: Generated<number>
    lowered_kopecks: Generated<number>
  }
  own_invoice_numbers: {
    only_one: Generated<boolean>
    last_number: number
  }
  page_meta: {
    id: GeneratedAlways<number>
    slug: string
    title: string
    description: string
    additional_title: string
    text_field: string
    keywords: string
  }
  password_resets: {
    token_hash: Buffer
    user_id: number
    created_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  payment_accounts: {
    company_id: number
    account_id: string
    set_at: Date
    set_by: number | null
  }
  payment_alarms: {
    id: GeneratedAlways<number>
    kind: string
    subject: string
    payment_id: number | null
    details: unknown
    raised_at: Date
    closed_at: Date | null
    closed_by: number | null
    note: string | null
  }
  payment_notifications: {
    id: GeneratedAlways<number>
    provider: string
    event: string
    object_id: string
    body: unknown
    address: string
    copies: Generated<number>
    received_at: Date
    worked_at: Date | null
    outcome: string | null
  }
  payment_reconciliations: {
    provider: string
    day: string
    payments: number
    refunds: number
    differences: number
    done_at: Date
  }
  payments: {
    id: GeneratedAlways<number>
    user_id: number
    purpose: string
    amount_kopecks: number
    provider: string
    idempotence_key: string
    request: unknown
    status: Generated<string>
    provider_id: string | null
    order_url: string | null
    cancel_reason: string | null
    created_at: Date
    settled_at: Date | null
    hand_reason: string | null
    hand_by: number | null
    fee_kopecks: number | null
  }
  plan_act_numbers: {
    only_one: Generated<boolean>
    last_number: number
  }
  plan_acts: {
    id: GeneratedAlways<number>
    invoice_id: number
    user_id: number
    month: string
    number: number
    issued_on: string
    amount_kopecks: number
    service: string
    created_at: Date
  }
  plan_limit_counts: {
    user_id: number
    limit_name: string
    since: Date
    used: number
  }
  plan_limits: {
    plan_id: number
    limit_name: string
    amount: number
  }
  plan_orders: {
    id: GeneratedAlways<number>
    user_id: number
    plan_id: number
    price_kopecks: number
    payment_id: number
    created_at: Date
    status: Generated<string>
  }
  plans: {
    id: GeneratedAlways<number>
    word: string
    name: string
    description: string
    price_kopecks: number
    period: string
    checks: Generated<number>
    unlimited_checks: Generated<boolean>
    basket_enabled: Generated<boolean>
    notifications_enabled: Generated<boolean>
    showcase_enabled: Generated<boolean>
    can_open_product: Generated<boolean>
    messenger_enabled: Generated<boolean>
    friends_enabled: Generated<boolean>
    position: Generated<number>
    withdrawn_at: Date | null
    api_enabled: Generated<boolean>
    api_requests: Generated<number>
    extended_reports_enabled: Generated<boolean>
    selection_rows: Generated<number>
  }
  price_list_addresses: {
    id: GeneratedAlways<number>
    user_id: number
    company_id: number
    url: string
    every_hours: number
    next_at: Date
    looked_at: Date | null
    etag: string | null
    sha256: Buffer | null
    list_id: number | null
    fault: string | null
    faults: Generated<number>
    created_at: Date
  }
  price_list_categories: {
    user_id: number
    company_id: number
    name: string
    category_id: number
    set_at: Date
  }
  price_list_goods: {
    user_id: number
    company_id: number
    external_id: string
    product_id: number | null
    cells: unknown
  }
  price_list_lines: {
    list_id: number
    line: number
    cells: unknown
    outcome: string | null
    fault: string | null
    product_id: number | null
    changes: Generated<unknown>
    values: unknown
    applied: Generated<boolean>
  }
  price_list_pictures: {
    product_id: number
    position: number
    user_id: number
    url: string
    attempts: Generated<number>
    next_at: Date
    list_id: number | null
  }
  price_lists: {
    id: GeneratedAlways<number>
    user_id: number
    company_id: number
    file_name: string
    columns: unknown
    category_id: number | null
    state: string
    lines: number
    created_at: Date
    source: Generated<string>
    pictures_left_out: Generated<number>
  }
  product_images: {
    id: GeneratedAlways<number>
    product_id: number
    key: string
    width: number
    height: number
    position: number | null
    created_at: Date
  }
  product_likes: {
    user_id: number
    product_id: number
    created_at: Date
  }
  product_revisions: {
    product_id: number
    name: string
    description: string
    category_id: number
    images: number[]
    version: Generated<number>
    submitted_at: Date
    reject_reason: string | null
    product_code: string | null
    properties: unknown
    tags: number[] | null
    certificates: unknown
  }
  product_tags: {
    product_id: number
    tag_id: number
  }
  product_views: {
    product_id: number
    day: string
    visitor: Buffer
  }
  product_words: {
    product_id: number
    search: string
  }
  products: {
    id: GeneratedAlways<number>
    user_id: number
    company_id: number
    category_id: number
    kind: string
    name: string
    description: string
    product_code: string
    sku_article: string
    price_kopecks: number
    sale_price_kopecks: number | null
    final_price_kopecks: GeneratedAlways<number>
    vat_rate: number | null
    in_stock: Generated<boolean>
    stock: number | null
    properties: Generated<unknown>
    state: Generated<string>
    hidden: string | null
    reject_reason: string | null
    decided_at: Date | null
    decided_by: number | null
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
    likes: Generated<number>
    views: Generated<number>
    reviews: Generated<number>
    stars: Generated<number>
    version: Generated<number>
    without_plan: Generated<boolean>
    blocked: Generated<boolean>
    revisions: Generated<number>
    seen_price_kopecks: number | null
    taken_off_at: Date | null
    sales: Generated<number>
    last_sale_at: Date | null
    repeats_code: Generated<boolean>
    unit: number | null
    min_quantity: number | null
    multiple: number | null
    lead_days: number | null
    price_steps: Generated<unknown>
    seen_step_kopecks: number | null
    smallest_quantity: GeneratedAlways<number>
    lowest_step_kopecks: GeneratedAlways<number | null>
    country: number | null
    certificates: Generated<unknown>
  }
  published_files: {
    address: string
    looked_at: Date
    etag: string | null
    bytes: number | null
    sha256: string | null
    fetched_at: Date | null
    fault: string | null
  }
  purchases: {
    id: GeneratedAlways<number>
    buyer_id: number
    request_key: string | null
    fingerprint: Buffer
    payment_id: number | null
    terms_version: string
    consent_version: string | null
    created_at: Date
  }
  quote_complaints: {
    id: GeneratedAlways<number>
    request_id: number
    user_id: number
    file_id: string | null
    text: string
    created_at: Date
    decided_at: Date | null
  }
  quote_invitations: {
    request_id: number
    seller_id: number
    seen_at: Date | null
  }
  quote_offer_lines: {
    offer_id: number
    line: number
    product_id: number
    price_kopecks: number
  }
  quote_offers: {
    id: GeneratedAlways<number>
    request_id: number
    seller_id: number
    company_id: number
    delivery: string
    ready_by: string
    valid_until: string
    comment: string
    total_kopecks: number
    created_at: Date
    withdrawn_at: Date | null
    accepted_at: Date | null
    order_id: number | null
  }
  quote_refused_files: {
    request_id: number
    sha256: Buffer
  }
  quote_request_files: {
    id: string
    request_id: number
    kind: string
    size: number
    sha256: Buffer
    added_at: Date
    removed_at: Date | null
  }
  quote_request_lines: {
    request_id: number
    line: number
    name: string
    quantity: number
    unit: number | null
  }
  quote_requests: {
    id: GeneratedAlways<number>
    buyer_id: number
    category_id: number | null
    product_id: number | null
    place: string
    needed_by: string | null
    answers_until: string
    budget_kopecks: number | null
    details: string
    request_key: string | null
    fingerprint: Buffer
    created_at: Date
    closed_at: Date | null
    removed_at: Date | null
    removed_reason: string | null
  }
  receipts: {
    id: GeneratedAlways<number>
    payment_id: number
    kind: string
    ref: string
    idempotence_key: string
    request: unknown
    status: Generated<string>
    provider_id: string | null
    created_at: Date
    settled_at: Date | null
  }
  recovery_codes: {
    user_id: number
    code_hash: Buffer
  }
  refresh_tokens: {
    hash: Buffer
    session_id: string
    created_at: Date
    first_used_at: Date | null
    successor_hash: Buffer | null
    successor_sealed: Buffer | null
  }
  refunds: {
    id: GeneratedAlways<number>
    payment_id: number
    ref: string
    account: string
    amount_kopecks: number
    reason: string
    request_key: string
    idempotence_key: string
    request: unknown
    status: Generated<string>
    provider_id: string | null
    cancel_reason: string | null
    created_by: number | null
    created_at: Date
    settled_at: Date | null
    hand_reason: string | null
    hand_by: number | null
  }
  regions: {
    code: string
    name: string
    is_subject: boolean
  }
  register_record_kinds: {
    code: string
    name: string
  }
  register_runs: {
    id: GeneratedAlways<number>
    kind: string
    subject: string
    path: string | null
    whole: boolean
    asked_by: number | null
    asked_at: Date
    state: Generated<string>
    started_at: Date | null
    seen_at: Date | null
    ended_at: Date | null
    report: Generated<string>
  }
  register_statuses: {
    code: string
    name: string
    wording: string
  }
  registry_deferred_indexes: {
    name: string
    definition: string
  }
  registry_sets: {
    source: string
    day: string | null
    declared: number | null
    held: number
    loaded_at: Date
    whole_day: string | null
    whole_on: string | null
  }
  registry_whole_days: {
    source: string
    day: string
    known_from: string
    example: Generated<boolean>
  }
  reliability_back_tests: {
    code: string
    firms: number
    flagged: number
    flagged_bankrupt: number
    bankrupt: number
    computed_at: Date
  }
  reliability_counted: {
    company_id: number
    living: boolean
    building: number | null
    office: number | null
    heads: number[]
    founders: number[]
  }
  reliability_down: {
    company_id: number
    word: string
    failed_at: Date
  }
  reliability_quartiles: {
    okved: string
    region_code: string
    ratio: string
    lower: number
    median: number
    upper: number
    companies: number
  }
  reliability_ratios: {
    company_id: number
    okved: string
    region_code: string | null
    year: number
    margin: number | null
    autonomy: number | null
    liquidity: number | null
    turnover: number | null
    tax_burden: number | null
    contributions: number | null
  }
  reliability_summaries: {
    company_id: number
    basis: string | null
    day: string
    holds_until: string
    computed_at: Date
    points: number
    positive: number
    negative: number
    attention: number
    found: number
    not_found: number
    not_applicable: number
    not_checked: number
    source_down: number
    worst: string[]
    verdicts: string[]
    worst_proofs: Generated<unknown>
  }
  reliability_tallies: {
    kind: number
    key: number
    living: number
    total: number
  }
  review_complaints: {
    id: GeneratedAlways<number>
    review_id: number
    user_id: number
    reason: string
    created_at: Date
    decided_at: Date | null
  }
  reviews: {
    id: GeneratedAlways<number>
    product_id: number
    order_id: number | null
    parent_id: number | null
    user_id: number | null
    stars: number | null
    content: string
    shown_name: Generated<string>
    created_at: Date
    hidden_at: Date | null
    held_at: Date | null
  }
  sandbox_payments: {
    id: string
    idempotence_key: string
    amount_kopecks: number
    description: string
    return_url: string
    metadata: unknown
    status: Generated<string>
    cancel_reason: string | null
    created_at: Date
  }
  sandbox_refunds: {
    id: string
    payment_id: string
    idempotence_key: string
    amount_kopecks: number
    created_at: Date
  }
  saved_selections: {
    id: GeneratedAlways<number>
    user_id: number
    name: string
    asked: unknown
    seen: number[]
    seen_at: Date
    created_at: Date
  }
  schema_functions: {
    name: string
    file: string
    hash: string
    version: number
    applied_at: Generated<Date>
  }
  schema_migrations: {
    name: string
    hash: string
    applied_at: Generated<Date>
  }
  search_days: {
    day: string
    searches: number
  }
  second_factors: {
    user_id: number
    secret_sealed: Buffer
    created_at: Date
    confirmed_at: Date | null
    last_step: Generated<number>
  }
  selection_exports: {
    user_id: number
    day: string
    rows: number
  }
  seller_bank_details: {
    company_id: number
    bic: string
    account: string
    corr_account: string
    bank_name: string
    accountant: string | null
    set_at: Date
    set_by: number | null
  }
  seller_days: {
    user_id: number
    day: string
    shown: Generated<number>
    viewed: Generated<number>
    basketed: Generated<number>
  }
  sessions: {
    id: string
    user_id: number
    created_at: Date
    last_used_at: Date
    expires_at: Date
    remembered: boolean
    address: string | null
    agent: string | null
    second_factor: Generated<boolean>
    ended_at: Date | null
    end_reason: string | null
  }
  shown_checks: {
    check_id: number
    user_id: number
    team_id: number
    shown_at: Date
  }
  shown_company_lists: {
    list_id: number
    user_id: number
    team_id: number
    shown_at: Date
  }
  shown_notes: {
    user_id: number
    company_id: number
    team_id: number
    shown_at: Date
  }
  shown_watches: {
    user_id: number
    team_id: number
    shown_at: Date
  }
  site_requisites: {
    only_one: Generated<boolean>
    details: unknown
    changed_at: Date
  }
  sitemap_parts: {
    part: number
    is_stale: boolean
    urls: Generated<number>
    body: Buffer | null
    changed_at: Date | null
  }
  source_calls: {
    source: string
    day: string
    used: number
  }
  source_copies: {
    word: string
    as_of: string | null
    loaded_at: Date | null
    records: number
    examples: Generated<number>
    whole_on: string | null
    declared: number | null
    held: number | null
  }
  special_register_changes: {
    company_id: number
  }
  special_register_entries: {
    id: GeneratedAlways<number>
    register: string
    company_id: number | null
    key: number | null
    subject: string
    sought: Generated<string>
    label: string | null
    detail: string | null
    issuer: string | null
    since: string | null
    until: string | null
    kopecks: number | null
    companies: number | null
    as_of: string | null
    weight: Generated<number>
    example: boolean
    words: GeneratedAlways<string>
    added_at: Generated<Date>
  }
  special_register_looks: {
    user_id: number
    register: string
    seen_at: Date
  }
  special_registers: {
    register: string
    records: number
    examples: number
    counted_at: Date
  }
  staff_looks: {
    user_id: number
    queue: string
    request_id: number
    since: Date
    until: Date
  }
  statement_lines: {
    id: GeneratedAlways<number>
    statement_id: number
    number: string
    paid_on: string
    amount_kopecks: number
    payer_inn: string | null
    payer_name: string
    purpose: string
    fingerprint: Buffer
    drawn_on: string | null
  }
  statements: {
    id: GeneratedAlways<number>
    company_id: number
    user_id: number
    account: string
    first_day: string | null
    last_day: string | null
    outgoing: number
    created_at: Date
  }
  stop_words: {
    id: GeneratedAlways<number>
    word: string
    note: Generated<string>
    created_at: Date
  }
  support_requests: {
    id: GeneratedAlways<number>
    user_id: number
    text: string
    created_at: Date
    answer: string | null
    answered_at: Date | null
    answered_by: number | null
  }
  tags: {
    id: GeneratedAlways<number>
    name: string
    created_at: Date
    created_by: number | null
    agreed_at: Date | null
  }
  taxpayer_facts: {
    number: string
    source: string
    as_of: string | null
    loaded_at: Date
    hash: number
    facts: Buffer
    figure: number | null
    published_on: string | null
    left_on: string | null
    since: string | null
    confirmed_as_of: string[] | null
    confirmed_since: string[] | null
  }
  taxpayer_past_facts: {
    id: GeneratedAlways<number>
    number: string
    source: string
    since: string | null
    as_of: string | null
    until: string
    left_on: string | null
    loaded_at: Date
    facts: Buffer
    confirmed_as_of: string[] | null
    confirmed_since: string[] | null
  }
  team_events: {
    id: GeneratedAlways<number>
    team_id: number
    at: Date
    kind: string
    actor_id: number
    person_id: number | null
    invitation_id: number | null
    company_id: number | null
    role: string | null
    title: string | null
    sum_kopecks: number | null
  }
  team_invitations: {
    id: GeneratedAlways<number>
    team_id: number
    email: string
    role: string
    token_hash: string
    invited_by: number | null
    created_at: Date
    sent_at: Date
    expires_at: Date
    ended_at: Date | null
    accepted_by: number | null
  }
  team_mails: {
    id: GeneratedAlways<number>
    user_id: number
    email: string
    sent_at: Date
  }
  team_people: {
    user_id: number
    team_id: number
    role: string
    since: Date
  }
  teams: {
    id: GeneratedAlways<number>
    company_id: number
    founded_at: Date
    approval_over_kopecks: number | null
  }
  tie_lists: {
    id: GeneratedAlways<number>
    user_id: number
    name: string
    state: Generated<string>
    created_at: Date
    finished_at: Date | null
    numbers: string[]
    unread: string[]
    searched: Generated<number>
    result: unknown
  }
  user_blocks: {
    user_id: number
    blocked_id: number
    created_at: Date
  }
  users: {
    id: GeneratedAlways<number>
    email: string
    full_name: string
    password_hash: string
    birth_date: string | null
    position: string | null
    phone_number: string | null
    avatar: string | null
    is_staff: Generated<boolean>
    plan: Generated<string>
    is_demo: Generated<boolean>
    created_at: Date
    blocked_at: Date | null
    deleted_at: Date | null
  }
  watched_founders: {
    company_id: number
    names: string
  }
  watched_numbers: {
    number: string
    company_id: number
  }
  watches: {
    user_id: number
    company_id: number
    since: Date
    after_event: Generated<number>
  }
  webhook_deliveries: {
    id: GeneratedAlways<number>
    webhook_id: number
    event_id: number | null
    state: Generated<string>
    attempts: Generated<number>
    due_at: Generated<Date>
    created_at: Generated<Date>
    tried_at: Date | null
    status: number | null
    fault: string | null
    milliseconds: number | null
    type: string | null
    data: unknown
  }
  webhooks: {
    id: GeneratedAlways<number>
    user_id: number
    url: string
    fields: string[] | null
    secret: Buffer
    tail: string
    created_at: Date
    failing_since: Date | null
    repeats_url: Generated<boolean>
    topics: Generated<string[]>
  }
}
