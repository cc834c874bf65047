import { createHash } from "node:crypto";
import { DecodedFacts } from "../facts/decoded-facts.ts";
import { openStore } from "../facts/open-store.ts";
import { openIndex } from "../freshness/open-index.ts";
import type { GitTree } from "../git/git-tree.ts";
import { loadGraph } from "../graph/file/graph-file.ts";
import { graphStatements } from "../graph/file/graph-statements.ts";
import { ParsedGraph } from "../graph/file/parsed-graph.ts";
import { storeStatements } from "../graph/file/store-statements.ts";
import { checkLinks, type Statements } from "../graph/link/verify-links.ts";
import { isDamage } from "../graph/store/graph-store.ts";
import type { AuditedLinks } from "../model/audit.ts";
import { UserError } from "../model/errors.ts";
import { LiveProject } from "../resolve/live-project.ts";
import type { Logger } from "../util/logger.ts";

/** All files of a small index; for a large one, enough that an index with one wrong file in a hundred is detected nineteen times in twenty. */
const SAMPLE_SIZE = 300;
/** Files that are listed by name. */
const MAX_LISTED = 200;
/** An audit is not a build. */
const MAX_MS = 30_000;

/** The findings as figures and, when they are bad, as a sentence. */
export interface LinkAudit {
  readonly links: AuditedLinks | undefined;
  readonly problem: string | undefined;
}

const NOTHING: LinkAudit = { links: undefined, problem: undefined };

/**
 * Links a sample of an index again, although the index holds every file of the tree unchanged: the list of contents proves what the index
 * was made of, not that its links are correct. The commit chooses the sample, so that nightly audits of the same commit agree, and another
 * commit checks other files.
 */
export async function auditLinks(tree: GitTree, logger: Logger): Promise<LinkAudit> {
  const { repository } = tree;
  if (repository.isBare) return NOTHING;
  const kept = openIndex(repository)?.store;
  const facts = await openStore(repository, tree, logger);
  try {
    const statements = kept ? storeStatements(kept) : statementsOfFile(repository.root, logger);
    if (!statements) return NOTHING;
    const project = await LiveProject.open(tree, new DecodedFacts(facts));
    const random = randomBy(tree.commit);
    const { forged, checked } = await checkLinks(project, statements, {
      paths: [],
      sampleSize: SAMPLE_SIZE,
      random,
      maxMs: MAX_MS,
    });
    const links = { checked, wrong: forged.length, listed: forged.slice(0, MAX_LISTED) };
    return { links, problem: forged.length > 0 ? wrongLinks(links) : undefined };
  } catch (error) {
    if (!isDamage(error) && !(error instanceof UserError)) throw error;
    const what = error instanceof Error ? error.message : String(error);
    return { links: undefined, problem: `The index cannot be read as a whole: ${what}` };
  } finally {
    kept?.close();
    facts.close();
  }
}

/** The sentence for an index whose links do not agree with the files. */
function wrongLinks({ checked, wrong, listed }: AuditedLinks): string {
  const first = JSON.stringify(listed[0]);
  return `The index says of ${wrong} of ${checked} files, ${first} among them, what linking them does not: \`llmc-nav build-graph --full\` makes it again.`;
}

function statementsOfFile(root: string, logger: Logger): Statements | undefined {
  const graph = loadGraph(root, logger);
  return graph && graphStatements(new ParsedGraph(graph));
}

/** Pseudo-random numbers derived from a text. */
function randomBy(seed: string): (below: number) => number {
  let count = 0;
  return (below) => createHash("sha256").update(`${seed} ${count++}`).digest().readUInt32BE(0) % below;
}
