"""Writes the definitions, identifiers and import lines of Python files, one JSON line per file, for pyright-engine.ts.

The root is the first argument; paths come from stdin, one per line. Lines count from 1, columns from 0 in UTF-16 units.
A file that CPython's parser rejects is left out.
"""

import ast
import io
import json
import os
import re
import sys
import tokenize

KEYWORD = re.compile(r"(?:async\s+)?(?:def|class)\s+")


class Reader(ast.NodeVisitor):
    def __init__(self, lines):
        self.lines = lines
        self.definitions = []
        self.imports = set()
        self.aliases = {}
        self.path = []
        self.depth = 0

    def column(self, line, code_points):
        return len(self.lines[line - 1][:code_points].encode("utf-16-le")) // 2

    def byte_column(self, line, offset):
        text = self.lines[line - 1].encode()[:offset].decode(errors="replace")
        return self.column(line, len(text))

    def define(self, node, kind, bases):
        if self.depth:
            return
        start = self.byte_column(node.lineno, node.col_offset)
        keyword = KEYWORD.match(self.lines[node.lineno - 1], start)
        if not keyword:
            return
        qual = ".".join([*self.path, node.name])
        place = [node.lineno, self.column(node.lineno, keyword.end())]
        self.definitions.append({"name": node.name, "qual": qual, "kind": kind, "place": place, "bases": bases})

    def visit_ClassDef(self, node):
        self.define(node, "class", [place for base in node.bases for place in self.last_name(base)])
        self.path.append(node.name)
        self.generic_visit(node)
        self.path.pop()

    def last_name(self, base):
        """Where the name of a base class ends: `b` of `a.b[int]`."""
        while isinstance(base, ast.Subscript):
            base = base.value
        if isinstance(base, ast.Name):
            return [[base.lineno, self.byte_column(base.lineno, base.col_offset)]]
        if isinstance(base, ast.Attribute):
            end = self.byte_column(base.end_lineno, base.end_col_offset)
            return [[base.end_lineno, end - len(base.attr)]]
        return []

    def visit_FunctionDef(self, node):
        self.define(node, "method" if self.path else "function", [])
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node):
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    def visit_Import(self, node):
        self.imports.update(range(node.lineno, node.end_lineno + 1))

    def visit_ImportFrom(self, node):
        self.visit_Import(node)
        for name in node.names:
            if name.asname not in (None, name.name):
                self.aliases.setdefault(name.name, []).append(name.asname)


def read(root, path):
    with tokenize.open(os.path.join(root, path)) as file:
        text = file.read()
    reader = Reader(text.split("\n"))
    reader.visit(ast.parse(text))
    names = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            line, column = token.start
            names.setdefault(token.string, []).append([line, reader.column(line, column)])
    return {
        "path": path,
        "definitions": reader.definitions,
        "names": names,
        "aliases": reader.aliases,
        "imports": sorted(reader.imports),
    }


for line in sys.stdin:
    try:
        print(json.dumps(read(sys.argv[1], line.rstrip("\n"))))
    except (SyntaxError, UnicodeDecodeError, tokenize.TokenError, ValueError):
        continue
