import pg from "pg";

/** Whose contracts are copied: he has one in every state. */
const TEMPLATE = "00000000-0000-4000-8000-000000000011";

/** The document number of the n-th customer, by which he signs in with the password of the first. */
export const idNumberOf = (n: number): string => `Q${String(n).padStart(7, "0")}`;

/** Tables as large as an insurer's, in a few statements: every new customer holds copies of three of the eight seeded contracts. */
export async function seedMany(url: string, customers: number, contractsEach: number): Promise<{ readonly events: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (sql: string, values: readonly unknown[] = []) => (await client.query(sql, [...values])).rowCount ?? 0;
  try {
    await run("BEGIN");
    await run(
      `CREATE TEMPORARY TABLE many AS SELECT n, gen_random_uuid() AS id, 'Q' || lpad(n::text, 7, '0') AS id_number FROM generate_series(1, $1::int) AS n`,
      [customers],
    );
    await run(
      `INSERT INTO customer (id, id_number, surname, name, patronymic, birth_date, sex, resident, phone, email, role, locale)
       SELECT many.id, many.id_number, surname, name, patronymic, birth_date, sex, false, '7701' || lpad(n::text, 7, '0'), 'q' || n || '@example.kz', 'customer', 'ru'
       FROM many CROSS JOIN customer WHERE customer.id = $1`,
      [TEMPLATE],
    );
    await run("INSERT INTO credential SELECT many.id, password_hash FROM many CROSS JOIN credential WHERE customer_id = $1", [TEMPLATE]);
    await run(
      `CREATE TEMPORARY TABLE held AS
       SELECT gen_random_uuid() AS id, many.id AS customer_id, template.id AS template_id, template.product, template.created_at,
              'Q-' || many.n || '-' || k AS number
       FROM many CROSS JOIN generate_series(0, $2::int - 1) AS k
       JOIN (SELECT *, row_number() OVER (ORDER BY number) - 1 AS place, count(*) OVER () AS places FROM contract WHERE customer_id = $1) AS template
         ON template.place = (many.n * $2 + k) % template.places`,
      [TEMPLATE, contractsEach],
    );
    await run(
      "INSERT INTO contract (id, number, product, customer_id, created_at) SELECT id, number, product, customer_id, created_at FROM held",
    );
    const events = await run(
      `INSERT INTO contract_event SELECT held.id, seq, kind, at, data FROM held JOIN contract_event ON contract_id = held.template_id`,
    );
    await run("COMMIT");
    await run("ANALYZE");
    return { events };
  } finally {
    await client.end();
  }
}
