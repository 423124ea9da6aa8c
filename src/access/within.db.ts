import {
  AliasNode,
  type DeleteQueryBuilder,
  DeleteQueryNode,
  type DeleteResult,
  IdentifierNode,
  type OperationNode,
  type SelectQueryBuilder,
  SelectQueryNode,
  TableNode,
  type UpdateQueryBuilder,
  UpdateQueryNode,
} from 'kysely';
import { onlyOwner, type Scope } from './scope.ts';

/** The column that says whose a row is, in the tables where it is not `company_id`. */
const ownerColumns = { admins: 'id', companies: 'id', professionals: 'id', imports: 'into_company' } as const;

/** The tables, under the names that a query gives them, that say whose each row is. */
type Owned<DB> = {
  [Table in keyof DB & string]: Table extends keyof typeof ownerColumns
    ? Table
    : DB[Table] extends { company_id: string | null }
      ? Table
      : never;
}[keyof DB & string];

/**
 * Narrows a query to what the scope of the call reaches: the rows of the caller's own company, or all of them. It goes around the
 * beginning of the query, `within(db.selectFrom('units'), scope)`, and narrows the table that the query begins with.
 * @returns the same query, to be gone on with
 */
export function within<DB, Table extends Owned<DB>, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  scope: Scope,
): SelectQueryBuilder<DB, Table, Row>;
export function within<DB, Table extends Owned<DB>, Row>(
  query: UpdateQueryBuilder<DB, Table, Table, Row>,
  scope: Scope,
): UpdateQueryBuilder<DB, Table, Table, Row>;
export function within<DB, Table extends Owned<DB>>(
  query: DeleteQueryBuilder<DB, Table, DeleteResult>,
  scope: Scope,
): DeleteQueryBuilder<DB, Table, DeleteResult>;
export function within(query: Narrowed, scope: Scope): Narrowed {
  const owner = onlyOwner(scope);
  return owner === null ? query : query.where(ownerColumnOf(query.toOperationNode()), '=', owner);
}

/** What the three kinds of query have in common. */
type Narrowed = {
  toOperationNode: () => OperationNode;
  where: (column: string, operator: '=', value: string) => Narrowed;
};

function ownerColumnOf(node: OperationNode): string {
  const [table, name] = namesOf(firstOf(node));
  return `${name}.${new Map<string, string>(Object.entries(ownerColumns)).get(table) ?? 'company_id'}`;
}

function firstOf(node: OperationNode): OperationNode | undefined {
  if (SelectQueryNode.is(node) || DeleteQueryNode.is(node)) return node.from?.froms[0];
  return UpdateQueryNode.is(node) ? node.table : undefined;
}

/** What a table is called, and what the query calls it. */
function namesOf(node: OperationNode | undefined): readonly [string, string] {
  if (node && TableNode.is(node)) {
    const { name } = node.table.identifier;
    return [name, name];
  }
  if (node && AliasNode.is(node) && IdentifierNode.is(node.alias)) return [namesOf(node.node)[0], node.alias.name];
  throw new Error('Only a query that begins with a table can be narrowed.');
}
