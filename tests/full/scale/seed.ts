import pg from "pg";

/** Whose contracts are copied: they have one in every state. */
const TEMPLATE = "00000000-0000-4000-8000-000000000011";

/** The document number of the n-th customer, by which they sign in with the password of the first. */
export const idNumberOf = (n: number): string => `Q${String(n).padStart(7, "0")}`;

/** Customers of their own, each with a password, a session, a consent and letters read. */
const people = (customers: number): readonly string[] => [
  `CREATE TEMPORARY TABLE many AS SELECT n, gen_random_uuid() AS id, 'Q' || lpad(n::text, 7, '0') AS id_number FROM generate_series(1, ${customers}) AS n`,
  `INSERT INTO customer (id, id_number, surname, name, patronymic, birth_date, sex, resident, phone, email, role, locale)
   SELECT many.id, many.id_number, surname, name, patronymic, birth_date, sex, false, '7701' || lpad(n::text, 7, '0'), 'q' || n || '@example.kz', 'customer', 'ru'
   FROM many CROSS JOIN customer WHERE customer.id = '${TEMPLATE}'`,
  `INSERT INTO credential SELECT many.id, password_hash FROM many CROSS JOIN credential WHERE customer_id = '${TEMPLATE}'`,
  `INSERT INTO session (token_hash, customer_id, created_at, expires_at) SELECT 'q' || n, id, now() - interval '2 days', now() - interval '1 day' FROM many`,
  `INSERT INTO consent (id, customer_id, type, version, channel, given_at) SELECT gen_random_uuid(), id, 'ConsentPersonalData', '1', 'form', now() FROM many`,
  `INSERT INTO login_failure (key, count, began_at, last_at, known) SELECT 'q' || n, 1, now(), now(), n % 2 = 0 FROM many`,
  `INSERT INTO shown_identity (customer_id, tries, tried_since) SELECT id, 1, now() FROM many`,
  `INSERT INTO calculation SELECT 'q' || n, '{}', now() FROM many`,
  `INSERT INTO worksheet_draft SELECT id, 'q' || n, '', now() + interval '1 day' FROM many`,
  `INSERT INTO statement (id, number, kind, customer_id, phone, locale, details, deadline, created_at)
   SELECT gen_random_uuid(), 'Q-' || n, 'insuredEvent', id, '7701' || lpad(n::text, 7, '0'), 'ru', '{"contractNumber": "Q-0-0"}', now(), now() FROM many`,
  `INSERT INTO statement_event SELECT id, 1, 'accepted', created_at FROM statement WHERE number LIKE 'Q-%'`,
];

/** What stands before a contract: its application, the order and the payment; and the copies of the contracts themselves. */
const contracts = (each: number): readonly string[] => [
  `CREATE TEMPORARY TABLE held AS
   SELECT gen_random_uuid() AS id, gen_random_uuid() AS application_id, gen_random_uuid() AS order_id, gen_random_uuid() AS payment_id,
          many.id AS customer_id, template.id AS template_id, template.product, template.created_at, template.data->'terms' AS terms,
          'Q-' || many.n || '-' || k AS number
   FROM many CROSS JOIN generate_series(0, ${each - 1}) AS k
   JOIN (SELECT contract.*, contract_event.data, row_number() OVER (ORDER BY number) - 1 AS place, count(*) OVER () AS places
         FROM contract JOIN contract_event ON contract_id = contract.id AND seq = 1 WHERE customer_id = '${TEMPLATE}') AS template
     ON template.place = (many.n * ${each} + k) % template.places`,
  `INSERT INTO application (id, customer_id, product, worksheet, terms, state, created_at)
   SELECT application_id, customer_id, product, '{}', terms, 'ordered', created_at FROM held`,
  `INSERT INTO purchase_order (id, hash, number, application_id, customer_id, amount, state, created_at, paid_by)
   SELECT order_id, number, number, application_id, customer_id, 100000, 'paid', created_at, payment_id FROM held`,
  `INSERT INTO payment (id, order_id, attempt, reference, state, amount, receipt, created_at, expires_at, paid_at, received)
   SELECT payment_id, order_id, 1, number, 'paid', 100000, number, created_at, created_at, created_at, 100000 FROM held`,
  `INSERT INTO contract (id, number, product, customer_id, order_id, payment_id, created_at)
   SELECT id, number, product, customer_id, order_id, payment_id, created_at FROM held`,
  `INSERT INTO underwriting_event (application_id, seq, kind, at, words) SELECT application_id, 1, 'judged', created_at, '' FROM held`,
  `INSERT INTO contract_change (id, contract_id, customer_id, state, change, base, locale, created_at)
   SELECT gen_random_uuid(), id, customer_id, 'asked', '{}', 0, 'ru', created_at FROM held`,
  `INSERT INTO notification (id, key, customer_id, kind, data, url, created_at, read_at)
   SELECT gen_random_uuid(), number, customer_id, 'welcome', '{}', '/', created_at, now() FROM held`,
];

/** Their papers: two documents, signed by insurer and policyholder. */
const papers: readonly string[] = [
  `INSERT INTO signing_request (id, contract_id, created_at, deadline) SELECT gen_random_uuid(), id, now(), now() FROM held`,
  `INSERT INTO signing_party (id, request_id, position, role, name, iin, customer_id)
   SELECT gen_random_uuid(), signing_request.id, position, role, role, '000000000000', CASE role WHEN 'policyholder' THEN customer_id END
   FROM signing_request JOIN held ON held.id = contract_id CROSS JOIN (VALUES (0, 'insurer'), (1, 'policyholder')) AS one (position, role)`,
  `INSERT INTO signing_document (id, request_id, position, type, name, file, size, pages, sha256, streebog)
   SELECT gen_random_uuid(), signing_request.id, 0, 'policy', 'policy', 'JVBERi0=', 5, 1, '', '' FROM signing_request JOIN held ON held.id = contract_id`,
  `INSERT INTO signature (id, document_id, party_id, cms, signer, signed_at)
   SELECT gen_random_uuid(), signing_document.id, signing_party.id, 'MIIB', '{}', now()
   FROM signing_document JOIN signing_party USING (request_id) JOIN signing_request ON signing_request.id = request_id JOIN held ON held.id = contract_id`,
];

/**
 * Tables as large as an insurer's, in a few statements: every new customer holds copies of some of the seeded contracts, with all that
 * leads to a contract and follows from it. Constraints of the rows are kept; references are right by the way they are made.
 */
export async function seedMany(url: string, customers: number, contractsEach: number): Promise<{ readonly events: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (sql: string) => (await client.query(sql)).rowCount ?? 0;
  try {
    await run("BEGIN");
    // Checking ten million references one by one takes longer than all else.
    await run("SET LOCAL session_replication_role = replica");
    for (const sql of [...people(customers), ...contracts(contractsEach), ...papers]) await run(sql);
    const events = await run(
      `INSERT INTO contract_event SELECT held.id, seq, kind, at, data FROM held JOIN contract_event ON contract_id = held.template_id`,
    );
    await run("COMMIT");
    await run("VACUUM ANALYZE");
    return { events };
  } finally {
    await client.end();
  }
}
