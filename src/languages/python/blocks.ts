import type { Operand } from "../../model/facts.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { narrowFromHere, type Stretch } from "./narrowings.ts";
import type { PythonReader } from "./reader.ts";
import { isLineEnd, StructureHash, Token } from "./tokens.ts";

/** The part of a program that owns names: a module, class, function or lambda. */
export class Frame {
  readonly scope: number;
  /** The innermost definition around the statements of the frame; -1 in a module. */
  readonly definition: number;
  /** The names assigned so far, if an assignment in the frame defines a constant (modules and classes). */
  readonly assigned: Set<string> | null;
  /** The scopes of the names that are declared `global` or `nonlocal`. */
  redirects: Map<string, number> | null = null;

  constructor(scope: number, definition: number, assigned: Set<string> | null) {
    this.scope = scope;
    this.definition = definition;
    this.assigned = assigned;
  }
}

/** An indented suite of statements. */
export class Block {
  readonly frame: Frame;
  indent: number;
  /** The block is the body of its frame's definition. */
  isOwner = false;
  isInline = false;
  isMatch = false;
  /** The value that a match statement matches. */
  subject: Operand = NO_OPERAND;
  isTypeOnly = false;
  awaitsDocstring = false;
  /** The last statement always leaves the block: `return`, `raise`, `continue` or `break`. */
  isLeft = false;
  /** The stretches that end with the block. */
  stretches: Stretch[] | null = null;
  /** The test of `if not test:`. The block runs when the test fails; if the block is always left, the test holds for the code after it. */
  failedTest: Operand = NO_OPERAND;
  /** The index of the block's first token in the stream. */
  firstToken = 0;

  constructor(frame: Frame, indent: number) {
    this.frame = frame;
    this.indent = indent;
  }
}

/** Makes a block inside the current one, with the same frame. */
export function innerBlock(reader: PythonReader): Block {
  const block = new Block(reader.frame, -1);
  block.isTypeOnly = reader.block.isTypeOnly;
  return block;
}

/** Makes the block for the body of a definition. */
export function bodyBlock(frame: Frame): Block {
  const block = new Block(frame, -1);
  block.isOwner = true;
  block.awaitsDocstring = true;
  return block;
}

/** Reads the colon of a compound statement. The block follows on this line or on the next. */
export function openSuite(reader: PythonReader, block: Block): void {
  if (reader.kind === Token.colon) reader.advance();
  else reader.error("expected ':'");
  if (isLineEnd(reader.kind)) {
    if (reader.pending !== null) finishBlock(reader, reader.pending);
    reader.pending = block;
    reader.stream.push(StructureHash.indent);
    block.firstToken = reader.stream.length;
    return;
  }
  block.isInline = true;
  reader.stream.push(StructureHash.indent);
  block.firstToken = reader.stream.length;
  pushBlock(reader, block, reader.block.indent);
  reader.expectsInlineStatement = true;
}

/** Opens and closes blocks until the innermost one is the block that a line with this indentation belongs to. */
export function settleIndentation(reader: PythonReader): void {
  const { indent, pending } = reader;
  if (pending !== null) {
    reader.pending = null;
    if (indent > reader.block.indent) {
      pushBlock(reader, pending, indent);
      return;
    }
    reader.error("expected an indented block");
    finishBlock(reader, pending);
  }
  while (indent < reader.block.indent) closeBlock(reader);
  if (indent > reader.block.indent) {
    reader.error("unexpected indentation");
    const block = innerBlock(reader);
    reader.stream.push(StructureHash.indent);
    pushBlock(reader, block, indent);
  }
}

/** Closes the blocks that were opened on the current line. */
export function closeInlineBlocks(reader: PythonReader): void {
  reader.expectsInlineStatement = false;
  while (reader.block.isInline) closeBlock(reader);
}

/** Closes everything at the end of the file. */
export function closeAllBlocks(reader: PythonReader): void {
  if (reader.pending !== null) finishBlock(reader, reader.pending);
  reader.pending = null;
  while (reader.blocks.length > 1) closeBlock(reader);
}

function pushBlock(reader: PythonReader, block: Block, indent: number): void {
  block.indent = indent;
  reader.blocks.push(block);
  enter(reader, block);
}

function closeBlock(reader: PythonReader): void {
  const block = reader.blocks.pop() as Block;
  enter(reader, reader.blocks[reader.blocks.length - 1] as Block);
  finishBlock(reader, block);
}

function enter(reader: PythonReader, block: Block): void {
  reader.block = block;
  reader.frame = block.frame;
  reader.scope = block.frame.scope;
}

function finishBlock(reader: PythonReader, block: Block): void {
  for (const stretch of block.stretches ?? []) stretch.end();
  if (block.isLeft && block.failedTest !== NO_OPERAND) narrowFromHere(reader, block.failedTest);
  if (block.isOwner) {
    const definition = reader.definition(block.frame.definition);
    definition.endLine = reader.lastLine;
    definition.bodyHash = reader.stream.fingerprint(block.firstToken);
  }
  reader.stream.push(StructureHash.dedent);
}
