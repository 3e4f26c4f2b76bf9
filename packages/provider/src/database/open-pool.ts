import pg from "pg";

/** Connections to PostgreSQL whose breaking, idle or checked out, does not end the process; the query itself still fails. */
export function openPool(url: string, max: number, types?: pg.CustomTypesConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, ...(types && { types }) });
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** Statements outside any transaction, on connections of their own. */
export function openStatements(url: string, max: number) {
  const pool = openPool(url, max);
  return {
    query: async (statement: string, parameters: readonly unknown[]): Promise<readonly unknown[]> =>
      (await pool.query(statement, [...parameters])).rows,
    close: () => pool.end(),
  };
}
