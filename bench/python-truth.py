"""Writes what CPython's own parser says about Python files, one JSON line per file, as truth for python-truth.ts.

Reads the paths from stdin, one per line. A line is {"path", "encoding", "definitions", "references", "imports"},
or {"path", "skipped"} for a file that the parser rejects.
"""

import ast
import io
import json
import sys
import tokenize

ENUM_BASES = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}
TYPE_NODES = (
    ast.Name, ast.Attribute, ast.Subscript, ast.Tuple, ast.List, ast.Constant, ast.BinOp, ast.BitOr,
    ast.Load, ast.Expression, ast.Starred, ast.UnaryOp, ast.USub,
)


def is_enum_base(node):
    if isinstance(node, ast.Name):
        return node.id in ENUM_BASES
    if isinstance(node, ast.Attribute):
        return node.attr in ENUM_BASES and isinstance(node.value, ast.Name) and node.value.id == "enum"
    return False


class Facts(ast.NodeVisitor):
    def __init__(self):
        self.definitions = []
        self.references = []
        self.inside_format_strings = []
        self.imports = []
        self.stack = []
        self.format_strings = 0

    def refer(self, name, line):
        self.references.append([name, line])
        if self.format_strings:
            self.inside_format_strings.append([name, line])

    def define(self, node, kind):
        self.stack.append((node.name, kind))
        qualname = ".".join(name for name, _ in self.stack)
        self.definitions.append([qualname, kind, node.lineno, node.end_lineno])
        for field, value in ast.iter_fields(node):
            self.visit_value(value, field == "returns")
        self.stack.pop()

    def visit_value(self, value, is_annotation):
        if isinstance(value, ast.AST):
            self.annotation(value) if is_annotation else self.visit(value)
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, ast.AST):
                    self.visit(item)

    def visit_FunctionDef(self, node):
        in_class = bool(self.stack) and self.stack[-1][1] in ("class", "enum")
        self.define(node, "method" if in_class else "function")

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        self.define(node, "enum" if any(map(is_enum_base, node.bases)) else "class")

    def visit_arg(self, node):
        if node.annotation is not None:
            self.annotation(node.annotation)

    def visit_AnnAssign(self, node):
        self.visit(node.target)
        self.annotation(node.annotation)
        if node.value is not None:
            self.visit(node.value)

    def annotation(self, node, quoted_at=None):
        """Visits an annotation; names in quotes count where they are written."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.quoted(node)
        elif isinstance(node, ast.Subscript):
            self.annotation(node.value)
            name = getattr(node.value, "attr", getattr(node.value, "id", ""))
            if name == "Literal":
                self.visit(node.slice)
            elif name == "Annotated" and isinstance(node.slice, ast.Tuple):
                self.annotation(node.slice.elts[0])
                for element in node.slice.elts[1:]:
                    self.visit(element)
            else:
                self.annotation(node.slice)
        elif isinstance(node, (ast.Tuple, ast.List)):
            for element in node.elts:
                self.annotation(element)
        elif isinstance(node, (ast.BinOp, ast.Starred, ast.Attribute)):
            if isinstance(node, ast.Attribute):
                self.refer(node.attr, node.end_lineno)
            for child in ast.iter_child_nodes(node):
                self.annotation(child)
        else:
            self.visit(node)

    def quoted(self, node):
        source = ast.get_source_segment(self.source, node) or ""
        body = source.lstrip("rRuU").strip(source[-1:])
        if body != node.value:
            return  # escapes or adjacent literals: not read
        try:
            tree = ast.parse(node.value.strip().removeprefix("*"), mode="eval")
        except (SyntaxError, ValueError):
            return
        if any(not isinstance(child, TYPE_NODES) for child in ast.walk(tree)):
            return
        ast.increment_lineno(tree, node.lineno - 1)
        self.annotation(tree.body)

    def visit_Name(self, node):
        self.refer(node.id, node.lineno)

    def visit_Attribute(self, node):
        self.refer(node.attr, node.end_lineno)
        self.visit(node.value)

    def visit_JoinedStr(self, node):
        self.format_strings += 1
        self.generic_visit(node)
        self.format_strings -= 1

    def visit_Import(self, node):
        for alias in node.names:
            self.imports.append([alias.name, "", alias.asname or alias.name.split(".")[0], alias.lineno])

    def visit_ImportFrom(self, node):
        module = "." * node.level + (node.module or "")
        for alias in node.names:
            bound = "" if alias.name == "*" else alias.asname or alias.name
            name = "" if alias.name == "*" else alias.name
            self.imports.append([module, name, bound, node.lineno if alias.name == "*" else alias.lineno])


def main():
    sys.setrecursionlimit(20000)
    for path in sys.stdin.read().splitlines():
        with open(path, "rb") as file:
            data = file.read()
        try:
            encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
            if encoding not in ("utf-8", "utf-8-sig", "iso-8859-1"):
                print(json.dumps({"path": path, "skipped": "encoding " + encoding}))
                continue
            tree = ast.parse(data)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            print(json.dumps({"path": path, "skipped": str(error)}))
            continue
        facts = Facts()
        facts.source = data.decode(encoding)
        facts.visit(tree)
        print(json.dumps({
            "path": path,
            "encoding": "latin1" if encoding == "iso-8859-1" else "utf8",
            "definitions": facts.definitions,
            "references": facts.references,
            "insideFormatStrings": facts.inside_format_strings,
            "imports": facts.imports,
        }))


main()
